import type { Plugin } from 'vite';

export const PAGE_CSP: string;
export const HEADERS: Record<string, string>;
export const DEV_HEADERS: Record<string, string>;
export function codeFaults(code: string): string[];
export function pageFaults(html: string): string[];
export function styleFaults(css: string): string[];
export function buildName(): string;
export function shield(): Plugin;
