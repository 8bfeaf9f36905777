import { bellClass } from './bell';

export type {
  Badge,
  CommentLink,
  ExtraHostMessage,
  ExtraPanelMessage,
  HostMessage,
  News,
  PanelMessage,
  PostLink,
  SiteLink,
  Theme,
  Wire,
} from './protocol';
export type { CloseReason } from './popup';
export type { BellEventMap, Loading, NotestreamBell, PanelEventMap } from './types';

// Servers have no custom elements. If a page loads this module twice, the first definition stays.
if ('customElements' in globalThis && !customElements.get('notestream-bell'))
  customElements.define('notestream-bell', bellClass());
