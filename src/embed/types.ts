import type { CloseReason } from './popup';
import type { PanelMessage, Theme } from './protocol';

/** When the panel is loaded: once the page has nothing else to do, at once, or when the bell is first used. */
export type Loading = 'idle' | 'eager' | 'lazy';

/** An event for each message of the panel, named as its action in small letters: `openPost` is `openpost`. */
export type PanelEventMap = {
  readonly [Message in PanelMessage as Lowercase<Message['action']>]: CustomEvent<Omit<Message, 'action'>>;
};

/** All events of a bell. They bubble, so that one listener serves several bells. */
export interface BellEventMap extends PanelEventMap {
  readonly panelopen: CustomEvent<null>;
  /** Cancelable: the panel stays open. */
  readonly panelclose: CustomEvent<{ readonly reason: CloseReason }>;
}

/** `<notestream-bell>`: a bell with the number of new notes, and the panel that it opens. */
export interface NotestreamBell extends HTMLElement {
  /** The panel's http(s) address, absolute or not. Reflects the attribute, as the next three do. */
  src: string;
  theme: Theme;
  /** BCP 47, such as `de-AT`; '' leaves it to the panel, which then speaks English. */
  locale: string;
  loading: Loading;
  /** Notes that have not been seen, as far as the panel has said. */
  readonly count: number;
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** Asks the panel to look for news now. */
  refresh(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'notestream-bell': NotestreamBell;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the names are those of the messages
  interface HTMLElementEventMap extends BellEventMap {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as above, for who listens to all bells
  interface DocumentEventMap extends BellEventMap {}
}
