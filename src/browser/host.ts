import { filter, fromEvent, map } from 'rxjs';
import type { Host } from '../streams/state/deps';
import { parseAddress } from '../streams/notes/addresses';

/**
 * The page that embeds the panel. Messages are accepted only from the parent window and, if hosts
 * are configured, from their origins. Messages are sent as JSON to the host's origin (section 5,
 * decision messages-are-json). If it may be one of several, each gets the messages without ids, until
 * one of them has sent a message.
 */
export function browserHost(window: Window, hostOrigins: readonly string[]): Host {
  const { parent } = window;
  let origins = originsOfHost(window, hostOrigins);
  return {
    isEmbedded: parent !== window,
    messages$: fromEvent<MessageEvent<unknown>>(window, 'message').pipe(
      filter(
        ({ source, origin }) =>
          source === parent && (hostOrigins.length === 0 || hostOrigins.includes(origin)),
      ),
      map(({ data, origin }) => {
        if (origins.length > 1) origins = [origin];
        return data;
      }),
    ),
    post: (message, carriesIds) => {
      if (parent === window || (carriesIds && (origins.length > 1 || origins[0] === '*'))) return;
      for (const origin of origins) parent.postMessage(JSON.stringify(message), origin);
    },
  };
}

/** The origins that the parent window may have, of the configured ones if there are any; else `*`. */
function originsOfHost({ location, document }: Window, hostOrigins: readonly string[]): readonly string[] {
  // `ancestorOrigins` comes first: after a sign-in, the referrer is the sign-in page.
  const [ancestor] = 'ancestorOrigins' in location ? location.ancestorOrigins : [];
  const parentOrigin = parseAddress(ancestor ?? document.referrer)?.origin;
  if (hostOrigins.length === 0) return [parentOrigin ?? '*'];
  return parentOrigin !== undefined && hostOrigins.includes(parentOrigin) ? [parentOrigin] : hostOrigins;
}
