import { catchError, defer, EMPTY, exhaustMap, filter, from, fromEvent, merge, skip, take, tap } from 'rxjs';
import { proxyFrameTransport } from '../../client/transports/proxy-frame';
import { isResponse } from '../../client/transports/transport';
import { SignInElsewhere } from '../../components/boot-screens';
import { reloadOwnPage } from '../../lib/own-page';
import { visibilityOf } from '../../browser/environment';
import { verdictOf } from '../../browser/sign-in/rejected-token';
import type { Access, BootContext } from '../boot-context';

/**
 * Creates the access through the provider's hidden frame (section 1). It uses the platform's cookies, so there
 * is no token and no redirect. If the blogger is not signed in at the platform, a link to the sign-in page is
 * shown, and the panel reloads when the blogger returns.
 */
export function proxyAccess({ config, window, show }: BootContext): Access {
  const { platformOrigin: origin, signInUrl } = config;
  const transport = proxyFrameTransport({ window, origin });
  const showSignIn = (): void => {
    show(() => <SignInElsewhere href={signInUrl} />);
    merge(fromEvent(window, 'focus'), visibilityOf(window.document).pipe(skip(1), filter(Boolean)))
      .pipe(
        exhaustMap(() => from(reloadOwnPage(window)).pipe(catchError(() => EMPTY))),
        take(1),
      )
      .subscribe();
  };
  let wasSignedIn = false;
  return {
    transport: {
      ...transport,
      send: (request) =>
        transport.send(request).pipe(
          tap((event) => {
            if (!isResponse(event)) return;
            wasSignedIn ||= event.status < 400;
            // Not after a successful response, because the screen then has content that the link would replace.
            if (verdictOf({ request, event }) === 'rejected' && !wasSignedIn) showSignIn();
          }),
        ),
    },
    signInAgain: () =>
      defer(() => {
        showSignIn();
        return EMPTY;
      }),
  };
}
