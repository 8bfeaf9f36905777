import type { CloseReason } from './popup';
import type { News, PanelMessage, Theme } from './protocol';

/** When the panel is loaded: soon after the page (`idle`), at once (`eager`), or when it opens (`lazy`). */
export type Loading = 'idle' | 'eager' | 'lazy';

/** An event for each message from the panel, named like the message's action in lower case, such as `openpost`. */
export type PanelEventMap = {
  readonly [Message in PanelMessage as Lowercase<Message['action']>]: CustomEvent<Omit<Message, 'action'>>;
};

/** All events of a bell. They bubble, also out of a shadow tree, so that one listener can handle several bells. */
export interface BellEventMap extends PanelEventMap {
  readonly panelopen: CustomEvent<null>;
  /** Sent before the panel is closed. If the event is cancelled, the panel stays open. */
  readonly panelclose: CustomEvent<{ readonly reason: CloseReason }>;
  /** Sent before a system notification is shown. If the event is cancelled, the notification is not shown. */
  readonly 'notestream-notify': CustomEvent<{
    readonly id: number;
    readonly type: News['kind'];
    readonly title: string;
    readonly body: string;
  }>;
}

/** Props such as `onopenpost`, as React and Svelte name the listeners of events. */
export type BellHandlers = {
  readonly [Name in keyof BellEventMap as `on${Name}`]?: ((event: BellEventMap[Name]) => void) | undefined;
};

/** What a template can set. */
export interface BellAttributes extends Partial<
  Pick<NotestreamBell, 'src' | 'theme' | 'locale' | 'loading'>
> {
  /** When the closed panel loads its screen. */
  readonly screen?: 'now' | 'idle' | undefined;
  /** `history`: Back closes the note, then the panel, even in browsers without close requests. */
  readonly back?: 'history' | undefined;
  /** Allows the blogger to switch on system notifications. */
  readonly notify?: 'comments' | undefined;
}

/** `<notestream-bell>`: a bell with the number of new notes, which opens the panel. */
export interface NotestreamBell extends HTMLElement {
  /** The panel's http(s) address, absolute or relative. This property and the next three reflect attributes. */
  src: string;
  theme: Theme;
  /** The language of the panel, as a BCP 47 tag such as `de-AT`; '' means English. */
  locale: string;
  loading: Loading;
  /** The number of new notes that the panel last reported. */
  readonly count: number;
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** Makes the panel poll for new notes at once. */
  refresh(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'notestream-bell': NotestreamBell;
  }
  // oxlint-disable-next-line typescript/no-empty-object-type -- the members come from BellEventMap
  interface HTMLElementEventMap extends BellEventMap {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- as above, for listeners on the document
  interface DocumentEventMap extends BellEventMap {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- as above, on a shadow root
  interface ShadowRootEventMap extends BellEventMap {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- as above, on the window
  interface WindowEventMap extends BellEventMap {}
}
