/**
 * The parts of the types of Vue and Svelte that the bell's types extend, so that neither must be installed here.
 * They are not published.
 */
declare module 'vue' {
  export interface GlobalComponents {
    readonly '': unknown;
  }
}

declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
    readonly '': unknown;
  }
  export interface HTMLAttributes<Target extends EventTarget> {
    readonly id?: string | undefined | null;
    readonly onclick?: ((event: MouseEvent & { currentTarget: Target }) => void) | undefined | null;
  }
}
