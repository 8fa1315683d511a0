/** A name as it stands inside a regular expression. */
export const literally = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
