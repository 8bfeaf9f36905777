import type { HTMLAttributes } from 'svelte/elements';
import type { BellAttributes, BellHandlers, NotestreamBell } from './types';

export type BellProps = Omit<HTMLAttributes<NotestreamBell>, keyof BellHandlers> &
  BellAttributes &
  BellHandlers;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'notestream-bell': BellProps;
  }
}
