/** A name as it stands inside a regular expression. */
export const starting = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
