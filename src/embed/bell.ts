import { draw } from './drawing';
import { asTheme, type Theme } from './protocol';
import { runBell, type RunningBell } from './running-bell';
import type { Loading, NotestreamBell } from './types';

/** Properties that are attributes. */
const ATTRIBUTES = ['src', 'theme', 'locale', 'loading'];

/** The element's class. Made when asked for: on a server there is no HTMLElement to extend. */
export const bellClass = (): new () => NotestreamBell =>
  class extends HTMLElement implements NotestreamBell {
    static readonly observedAttributes = ATTRIBUTES;

    readonly #drawing = draw(this.attachShadow({ mode: 'open' }));
    #running: RunningBell | undefined;
    #end = new AbortController();

    get src(): string {
      return this.getAttribute('src') ?? '';
    }
    set src(value: string) {
      this.setAttribute('src', value);
    }

    get theme(): Theme {
      return asTheme(this.getAttribute('theme')) ?? 'system';
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
      return this.#running?.count ?? 0;
    }

    get isOpen(): boolean {
      return this.#running?.isOpen ?? false;
    }

    open(): void {
      this.#running?.open();
    }

    close(): void {
      this.#running?.close();
    }

    refresh(): void {
      this.#running?.refresh();
    }

    connectedCallback(): void {
      ATTRIBUTES.forEach((name) => this.#upgrade(name));
      this.#end = new AbortController();
      this.#running = runBell(this, this.#drawing, this.#end.signal);
    }

    disconnectedCallback(): void {
      this.#end.abort();
      this.#running = undefined;
    }

    attributeChangedCallback(): void {
      this.#running?.changed();
    }

    /** What was set before the element was defined hides the property, and is set again. */
    #upgrade(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  };
