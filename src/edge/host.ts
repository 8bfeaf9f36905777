import { filter, fromEvent, map } from 'rxjs';
import type { Host } from '../streams/deps';
import { parseAddress } from '../streams/notes/addresses';

/**
 * The page around the panel's frame. Messages are taken from the parent window alone and, where hosts are configured,
 * from their origins; they are sent to the host's origin as JSON (section 5, decision 10).
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

/** The configured origin, of several the one that frames us; without any, the one that frames us. */
function hostOrigin({ location, document }: Window, hostOrigins: readonly string[]): string | undefined {
  // After signing in the referrer is the sign-in page; browsers that know the ancestors know better.
  const [ancestor] = 'ancestorOrigins' in location ? location.ancestorOrigins : [];
  const framer = ancestor ?? document.referrer;
  const from = parseAddress(framer)?.origin;
  if (hostOrigins.length === 0) return from;
  return hostOrigins.find((origin) => origin === from) ?? hostOrigins[0];
}
