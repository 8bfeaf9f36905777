import type { ExtraPanelMessage, News, PanelMessage, Wire } from '../embed/protocol';
import { parseAddress } from '../streams/notes/addresses';

/**
 * Receives messages from the page that embeds the panel, and posts messages to it, without RxJS. Accepts only
 * messages from the parent window and, if hosts are configured, from their origins. Messages are sent as JSON to
 * the host's origin (section 5, decision messages-are-json). If several origins are possible, each of them gets
 * only the messages without ids.
 */
export interface HostPort {
  readonly accepts: (event: Pick<MessageEvent<unknown>, 'source' | 'origin'>) => boolean;
  readonly post: (message: Wire<PanelMessage | ExtraPanelMessage | News>, carriesIds: boolean) => void;
}

export function hostPort(window: Window, hostOrigins: readonly string[]): HostPort {
  const { parent } = window;
  let origins = originsOfHost(window, hostOrigins);
  return {
    accepts: ({ source, origin }) => {
      if (source !== parent || (hostOrigins.length > 0 && !hostOrigins.includes(origin))) return false;
      if (origins.length > 1) origins = [origin];
      return true;
    },
    post: (message, carriesIds) => {
      if (parent === window || (carriesIds && (origins.length > 1 || origins[0] === '*'))) return;
      for (const origin of origins) parent.postMessage(JSON.stringify(message), origin);
    },
  };
}

/** Returns the possible origins of the parent window: the configured ones if there are any, otherwise `*`. */
function originsOfHost({ location, document }: Window, hostOrigins: readonly string[]): readonly string[] {
  // `ancestorOrigins` takes precedence, because after a sign-in the referrer is the sign-in page.
  const [ancestor] = 'ancestorOrigins' in location ? location.ancestorOrigins : [];
  const parentOrigin = parseAddress(ancestor ?? document.referrer)?.origin;
  if (hostOrigins.length === 0) return [parentOrigin ?? '*'];
  return parentOrigin !== undefined && hostOrigins.includes(parentOrigin) ? [parentOrigin] : hostOrigins;
}
