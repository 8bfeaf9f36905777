import { fromEvent, merge, take, tap } from 'rxjs';
import { proxyFrameTransport } from '../client/transports/proxy-frame';
import { isResponse } from '../client/transports/transport';
import { SignInElsewhere } from '../components/boot-screens';
import { refusesToken } from '../edge/unauthorized';
import type { Access, Stage } from './stage';

/**
 * Access by the provider's hidden frame, with the cookies of who is signed in at the platform (section 1): no token and no
 * redirect. Who is not signed in there is shown where to; the panel looks again when they come back.
 */
export function proxyAccess({ config, window, show }: Stage): Access {
  const { platformOrigin: origin, signInUrl } = config;
  const transport = proxyFrameTransport({ window, origin });
  const signIn = (): void => {
    show(() => <SignInElsewhere href={signInUrl} />);
    merge(fromEvent(window, 'focus'), fromEvent(window.document, 'visibilitychange'))
      .pipe(
        take(1),
        tap(() => window.location.reload()),
      )
      .subscribe();
  };
  let wasIn = false;
  return {
    transport: {
      ...transport,
      send: (request) =>
        transport.send(request).pipe(
          tap((event) => {
            if (!isResponse(event)) return;
            wasIn ||= event.status < 400;
            // There is nothing on the screen yet that could be lost.
            if (refusesToken(event) && !wasIn) signIn();
          }),
        ),
    },
    signIn,
  };
}
