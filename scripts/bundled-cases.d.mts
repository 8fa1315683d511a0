import type { Plugin } from 'vite';

export function bundledCases(): Plugin;
