import { filter, fromEvent, map } from 'rxjs';
import type { Host } from '../streams/state/deps';
import { parseAddress } from '../streams/notes/addresses';

/**
 * The page that embeds the panel. Messages are accepted only from the parent window and, if hosts
 * are configured, from their origins. Messages are sent as JSON to the host's origin (section 5,
 * decision messages-are-json).
 */
export function browserHost(window: Window, hostOrigins: readonly string[]): Host {
  const { parent } = window;
  const origin = hostOrigin(window, hostOrigins);
  return {
    isEmbedded: parent !== window,
    messages$: fromEvent<MessageEvent<unknown>>(window, 'message').pipe(
      filter(
        (message) =>
          message.source === parent && (hostOrigins.length === 0 || hostOrigins.includes(message.origin)),
      ),
      map(({ data }) => data),
    ),
    post: (message, carriesIds) => {
      if (parent === window || (carriesIds && origin === undefined)) return;
      parent.postMessage(JSON.stringify(message), origin ?? '*');
    },
  };
}

/**
 * The origin of the parent window. If hosts are configured, only one of these, by default the
 * first.
 */
function hostOrigin({ location, document }: Window, hostOrigins: readonly string[]): string | undefined {
  // `ancestorOrigins` comes first: after a sign-in, the referrer is the sign-in page.
  const [ancestor] = 'ancestorOrigins' in location ? location.ancestorOrigins : [];
  const parentOrigin = parseAddress(ancestor ?? document.referrer)?.origin;
  if (hostOrigins.length === 0) return parentOrigin;
  return hostOrigins.find((origin) => origin === parentOrigin) ?? hostOrigins[0];
}
