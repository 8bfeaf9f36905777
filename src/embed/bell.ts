import { createShadowTree } from './shadow-tree';
import type { Theme } from './protocol';
import { type BellController, startBell } from './bell-controller';
import type { Loading, NotestreamBell } from './types';

/**
 * Creates the class of the bell's element. It is created in a function, because servers have no HTMLElement to
 * extend.
 */
export const bellClass = (): new () => NotestreamBell =>
  class extends HTMLElement implements NotestreamBell {
    /** Attributes that take effect immediately if they change while the bell is in a document. */
    static readonly observedAttributes = ['src', 'theme', 'locale'];

    readonly #tree = createShadowTree(this.attachShadow({ mode: 'open' }));
    #controller: BellController | undefined;
    #disconnect: AbortController | undefined;

    get src(): string {
      return this.getAttribute('src') ?? '';
    }
    set src(value: string) {
      this.setAttribute('src', value);
    }

    get theme(): Theme {
      const value = this.getAttribute('theme');
      return value === 'light' || value === 'dark' ? value : 'system';
    }
    set theme(value: Theme) {
      this.setAttribute('theme', value);
    }

    get locale(): string {
      return this.getAttribute('locale') ?? '';
    }
    set locale(value: string) {
      this.setAttribute('locale', value);
    }

    get loading(): Loading {
      const value = this.getAttribute('loading');
      return value === 'eager' || value === 'lazy' ? value : 'idle';
    }
    set loading(value: Loading) {
      this.setAttribute('loading', value);
    }

    get count(): number {
      return this.#controller?.count ?? 0;
    }

    get isOpen(): boolean {
      return this.#controller?.isOpen ?? false;
    }

    open(): void {
      this.#controller?.open();
    }

    close(): void {
      this.#controller?.close();
    }

    refresh(): void {
      this.#controller?.refresh();
    }

    connectedCallback(): void {
      // Properties that were set before the element was defined hide the accessors, so they are deleted and set
      // again.
      for (const [name, value] of Object.entries(this)) {
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.#disconnect = new AbortController();
      this.#controller = startBell(this, this.#tree, this.#disconnect.signal);
    }

    disconnectedCallback(): void {
      this.#disconnect?.abort();
      this.#controller = undefined;
    }

    attributeChangedCallback(): void {
      this.#controller?.changed();
    }
  };
