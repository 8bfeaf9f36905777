/**
 * The messages between a host page and the panel in its frame (section 7, "Parent-window messages"). Both sides
 * create and parse them with this file. It imports nothing, so that each side can be built without the other.
 */

/** The `type` of all messages of section 7. */
export const MESSAGE_TYPE = 'notesIframeMessage';

/** The `type` of messages that section 7 does not define. Hosts that do not know it ignore them. */
export const EXTRA_TYPE = 'notestream';

/** The `type` of messages with `News`, which the panel posts to a host page that has sent `wantsNews`. */
export const NEWS_TYPE = 'notestream-news';

/** The maximum length of a JSON message in characters; longer messages are ignored. */
export const MESSAGE_MAX_CHARS = 16_384;

/** The target of a link. Ids that the platform did not send are undefined. */
export interface SiteLink {
  readonly siteId?: number | undefined;
  /** The address of the link: http(s), or mailto for a person without a site. */
  readonly href: string;
}
export interface PostLink extends SiteLink {
  readonly postId?: number | undefined;
}
export interface CommentLink extends PostLink {
  readonly commentId?: number | undefined;
}

/** The data that the bell shows. */
export interface Badge {
  /** The number of new notes. */
  readonly num_new: number;
  /** The type of the newest note, such as `comment`; null if there are no notes. */
  readonly latest_type: string | null;
}

/** A message from the panel to the host page (section 7). */
export type PanelMessage =
  | { readonly action: 'iFrameReady' }
  | ({ readonly action: 'render' } & Badge)
  | { readonly action: 'renderAllSeen' }
  | { readonly action: 'togglePanel' }
  | { readonly action: 'widescreen'; readonly widescreen: boolean }
  | ({ readonly action: 'openSite' } & SiteLink)
  | ({ readonly action: 'openPost' } & PostLink)
  | ({ readonly action: 'openComment' } & CommentLink)
  | ({ readonly action: 'editComment' } & CommentLink);

/** A message from the host page to the panel (section 7). */
export type HostMessage =
  | { readonly action: 'togglePanel'; readonly showing: boolean }
  | { readonly action: 'toggleVisibility'; readonly hidden: boolean }
  | { readonly action: 'refreshNotes' };

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * A message from the panel that section 7 does not define.
 * - `shown`: a screen is drawn. It may be one without notes, such as that of a failed sign-in.
 * - `left`: the panel leaves the page, reloads, or shows a screen without notes. It receives no messages until
 *   it is ready again.
 * - `later`: the panel draws no screen until one is needed. Sent only if the panel's address has the parameter
 *   `screen`.
 */
export type ExtraPanelMessage = { readonly action: 'shown' | 'left' | 'later' };
/**
 * A system notification that the host page should show: about a new note, or about `count` notes of a kind, of
 * which `id` is the newest. The texts are '' if they are not known, or if there are several notes.
 */
export interface News {
  readonly id: number;
  readonly kind: 'comment' | 'like' | 'follow';
  readonly count: number;
  readonly title: string;
  readonly body: string;
  /** The https address of the note's image; '' for no image. */
  readonly icon: string;
}

/**
 * A message from the host page that section 7 does not define.
 * - `setTheme` changes the panel's theme.
 * - `opensLinks` announces that the host page opens all links itself.
 * - `prepare` announces that the panel may soon be opened and should load its screen.
 * - `wantsNews` requests `News` messages until `wantsNoNews`.
 * - `openNote` opens a note in the open panel.
 */
export type ExtraHostMessage =
  | { readonly action: 'setTheme'; readonly theme: Theme }
  | { readonly action: 'openNote'; readonly id: number }
  | { readonly action: 'opensLinks' | 'prepare' | 'wantsNews' | 'wantsNoNews' };

/** A message with its `type`. It is posted as this object, or as its JSON. */
export type Wire<Message> = { readonly type: string } & Message;

/** Adds the `type` of messages of section 7. */
export const toWire = <Message extends PanelMessage | HostMessage>(message: Message): Wire<Message> => ({
  type: MESSAGE_TYPE,
  ...message,
});

/** Adds the `type` of messages that section 7 does not define. */
export const toExtraWire = <Message extends ExtraPanelMessage | ExtraHostMessage>(
  message: Message,
): Wire<Message> => ({ type: EXTRA_TYPE, ...message });

/** Parses a message from the panel. Returns undefined if the value is not a valid message. Never throws. */
export function parsePanelMessage(data: unknown): PanelMessage | undefined {
  const { action, num_new, latest_type, widescreen, href, siteId, postId, commentId } = fieldsOf(
    data,
    MESSAGE_TYPE,
  );
  switch (action) {
    case 'iFrameReady':
    case 'renderAllSeen':
    case 'togglePanel':
      return { action };
    case 'render':
      return isCount(num_new) && (latest_type === null || typeof latest_type === 'string')
        ? { action, num_new, latest_type }
        : undefined;
    case 'widescreen':
      return typeof widescreen === 'boolean' ? { action, widescreen } : undefined;
  }
  if (!isLinkAddress(href) || !isId(siteId) || !isId(postId) || !isId(commentId)) return undefined;
  // Ids that the message does not contain are undefined.
  const link = { siteId, postId, commentId, href };
  switch (action) {
    case 'openSite':
    case 'openPost':
    case 'openComment':
    case 'editComment':
      return { action, ...link };
  }
  return undefined;
}

/**
 * Parses a message from the host page. Returns undefined if the message is not for the panel, and a problem for
 * developers if it is malformed (section 5). Never throws.
 */
export function parseHostMessage(data: unknown): HostMessage | { readonly problem: string } | undefined {
  const { type, action, showing, hidden } = fieldsOf(data, MESSAGE_TYPE);
  if (type === undefined) return undefined;
  if (action === 'togglePanel')
    return typeof showing === 'boolean'
      ? { action, showing }
      : { problem: `the host's togglePanel says showing: ${typeof showing}, not true or false` };
  if (action === 'toggleVisibility')
    return typeof hidden === 'boolean'
      ? { action, hidden }
      : { problem: `the host's toggleVisibility says hidden: ${typeof hidden}, not true or false` };
  if (action === 'refreshNotes') return { action };
  return {
    problem: `the host sent an unknown action ${typeof action === 'string' ? action.slice(0, 40) : typeof action}`,
  };
}

/**
 * Returns the action of a message that section 7 does not define; undefined for any other value.
 * Never throws.
 */
export const extraAction = (data: unknown): unknown => fieldsOf(data, EXTRA_TYPE).action;

/** Returns the theme that the host page sets; undefined for any other message. */
export function parseThemeMessage(data: unknown): Theme | undefined {
  const { action, theme } = fieldsOf(data, EXTRA_TYPE);
  return action === 'setTheme' ? asTheme(theme) : undefined;
}

export const asTheme = (value: unknown): Theme | undefined => THEMES.find((theme) => theme === value);

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the fields of a message with this type, which may be an object or JSON. Returns {} for any other
 * value.
 */
export function fieldsOf(data: unknown, type: string): Fields {
  try {
    const message: unknown =
      typeof data === 'string' && data.length <= MESSAGE_MAX_CHARS ? JSON.parse(data) : data;
    return isObject(message) && message.type === type ? message : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isId = (value: unknown): value is number | undefined => value === undefined || isCount(value);

/**
 * Whether an address may be used in a link. The protocol cannot import the same rule from
 * streams/notes/addresses.ts. Browsers parse an address with such a beginning as absolute, and with this
 * scheme.
 */
const isLinkAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(https?:\/\/|mailto:)/i.test(value);
