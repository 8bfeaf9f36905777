import { fromEvent, merge, take, tap } from 'rxjs';
import { proxyFrameTransport } from '../client/transports/proxy-frame';
import { SignInElsewhere } from '../components/boot-screens';
import type { Access, Stage } from './stage';

/**
 * Access by the provider's hidden frame, with the cookies of who is signed in at the platform (section 1): no token and no
 * redirect. Who is not signed in there is shown where to; the panel looks again when they come back.
 */
export function proxyAccess({ config, window, show }: Stage): Access {
  const { platformOrigin: origin, signInUrl } = config;
  return {
    transport: proxyFrameTransport({ window, origin }),
    signIn: () => {
      show(() => <SignInElsewhere href={signInUrl} />);
      merge(fromEvent(window, 'focus'), fromEvent(window.document, 'visibilitychange'))
        .pipe(
          take(1),
          tap(() => window.location.reload()),
        )
        .subscribe();
    },
  };
}
