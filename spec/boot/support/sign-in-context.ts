import { of } from 'rxjs';
import type { SignInContext } from '../../../src/boot/sign-in';
import { parseConfig } from '../../../src/config/parse-config';
import { createPanelClient } from '../../../src/streams/panel-client';
import { memoryStorage } from '../../support/behaviour';
import { fakePlatform, response } from '../../support/platform';

/** The location of a panel; `replace` gets the address of the sign-in page. */
export const locationWith = (replace: (address: string) => unknown) => ({
  origin: 'https://panel.test',
  href: 'https://panel.test/',
  pathname: '/',
  search: '',
  replace,
});

/**
 * The parts that a sign-in needs, with these changes: the default platform answers that the blogger has
 * the ID 7. The page is jsdom's window, except for what `fakes` has.
 */
export function signInContext(
  fakes: Readonly<Record<string | symbol, unknown>>,
  changes: Partial<SignInContext> = {},
): SignInContext {
  const config = parseConfig({ preset: 'sandbox' });
  if (!config) throw new Error('the configuration is invalid');
  const { transport } = fakePlatform(() => of(response({ ID: 7 })));
  return {
    config,
    window: new Proxy(window, {
      get: (real, name): unknown => Reflect.get(name in fakes ? fakes : real, name),
    }),
    storage: memoryStorage(),
    show: () => undefined,
    start: () => undefined,
    clientWith: (token) => createPanelClient({ apiOrigin: 'https://platform.test', transport, token }),
    ...changes,
  };
}
