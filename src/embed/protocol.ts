/**
 * The messages between a host page and the panel in its frame (section 7, "Parent-window messages"), as both sides read
 * and write them. A leaf: it imports nothing, so that either side can have it without the other.
 */

/** What every message of section 7 has as its `type`. */
export const MESSAGE_TYPE = 'notesIframeMessage';

/** The `type` of what is ours and not section 7's: who does not know it does not even see it. */
export const EXTRA_TYPE = 'notestream';

/** Characters of JSON; a longer text is no message of ours, and not worth reading. */
export const MESSAGE_MAX_CHARS = 16_384;

/** Where a link leads. Ids that the platform did not give are left out. */
export interface SiteLink {
  readonly siteId?: number | undefined;
  /** http(s), or mailto for people without a site. */
  readonly href: string;
}
export interface PostLink extends SiteLink {
  readonly postId?: number | undefined;
}
export interface CommentLink extends PostLink {
  readonly commentId?: number | undefined;
}

/** What the bell shows. */
export interface Badge {
  /** Notes that have not been seen. */
  readonly num_new: number;
  /** The newest one's type, such as `comment`; null without any. */
  readonly latest_type: string | null;
}

/** What the panel says to the host page. */
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

/** What the host page says to the panel. */
export type HostMessage =
  | { readonly action: 'togglePanel'; readonly showing: boolean }
  | { readonly action: 'toggleVisibility'; readonly hidden: boolean }
  | { readonly action: 'refreshNotes' };

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Not in section 7. `shown`: the panel shows something (a sign-in that failed, say), though it has no notes to report. `left`:
 * the panel goes to the sign-in page, and does not listen until it is back.
 */
export type ExtraPanelMessage = { readonly action: 'shown' | 'left' };
/** The host page has changed its colours; it opens all links itself, so that the panel must not. */
export type ExtraHostMessage =
  { readonly action: 'setTheme'; readonly theme: Theme } | { readonly action: 'opensLinks' };

/** A message as it travels: an object like this, or its JSON. */
export type Wire<Message> = { readonly type: string } & Message;

export const wire = <Message extends PanelMessage | HostMessage>(message: Message): Wire<Message> => ({
  type: MESSAGE_TYPE,
  ...message,
});

export const extraWire = <Message extends ExtraPanelMessage | ExtraHostMessage>(
  message: Message,
): Wire<Message> => ({ type: EXTRA_TYPE, ...message });

/** Undefined for what is no message of the panel, or a malformed one. Never throws. */
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
  switch (action) {
    case 'openSite':
      return { action, siteId, href };
    case 'openPost':
      return { action, siteId, postId, href };
    case 'openComment':
    case 'editComment':
      return { action, siteId, postId, commentId, href };
  }
  return undefined;
}

/**
 * A message of the host page. Undefined for one that is not meant for the panel; a problem, for engineers, for one that
 * is, and is malformed (section 5). Never throws.
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

/** The action of a message of the panel's own type; undefined for any other value. Never throws. */
export const extraAction = (data: unknown): unknown => fieldsOf(data, EXTRA_TYPE).action;

/** Whether the host page says that it opens links itself. */
export const opensLinks = (data: unknown): boolean => extraAction(data) === 'opensLinks';

/** The colours that the host page asks for now; undefined for any other message. */
export function parseThemeMessage(data: unknown): Theme | undefined {
  const { action, theme } = fieldsOf(data, EXTRA_TYPE);
  return action === 'setTheme' ? asTheme(theme) : undefined;
}

export const asTheme = (value: unknown): Theme | undefined => THEMES.find((theme) => theme === value);

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a message of this type, given as an object or as JSON; none of anything else. */
function fieldsOf(data: unknown, type: string): Fields {
  const message = typeof data === 'string' ? parseJson(data) : data;
  return isObject(message) && message.type === type ? message : {};
}

function parseJson(text: string): unknown {
  if (text.length > MESSAGE_MAX_CHARS) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isId = (value: unknown): value is number | undefined => value === undefined || isCount(value);

/** What begins like this is nothing else to any browser. */
const isLinkAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(https?:\/\/|mailto:)/i.test(value);
