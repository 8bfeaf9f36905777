/** @jest-environment jsdom */
import { isValidElement } from 'react';
import { EMPTY, Observable, type Subscription } from 'rxjs';
import { asObject } from '../../src/lib/json';
import * as screenCode from '../../src/boot/chunks/screen';
import { showSignedOut } from '../../src/boot/sign-in';
import { parseConfig } from '../../src/config/parse-config';
import { createPanelClient } from '../../src/streams/panel-client';
import { memoryStorage } from '../support/behaviour';
import { fakePlatform } from '../support/platform';

test('a question that replaces another one is the only one that waits for the sign-in of another tab', () => {
  let waiting = 0;
  const changes$ = new Observable<never>(() => {
    waiting += 1;
    return () => {
      waiting -= 1;
    };
  });
  const config = parseConfig({ preset: 'sandbox' });
  if (!config) throw new Error('the configuration is invalid');
  const { transport } = fakePlatform(() => EMPTY);
  let shown: Subscription | undefined;
  const context = {
    config,
    window,
    storage: memoryStorage(new Map(), changes$),
    show: (_screen: unknown, _panelWhen$?: unknown, meanwhile$: Observable<unknown> = EMPTY) => {
      shown?.unsubscribe();
      shown = meanwhile$.subscribe();
    },
    start: () => undefined,
    clientWith: (token: string) =>
      createPanelClient({ apiOrigin: 'https://platform.test', transport, token }),
  };
  for (const _question of [1, 2, 3]) showSignedOut(context);
  expect(waiting).toBe(1);
});

test('[sign-in-on-request] each press of a question checks again, and ends the check before it', async () => {
  const config = parseConfig({ preset: 'sandbox' });
  if (!config) throw new Error('the configuration is invalid');
  const { transport } = fakePlatform(() => EMPTY);
  // A check requests the platform and the panel's own page, with one signal.
  const checks = new Set<AbortSignal | null | undefined>();
  const fetch = (_origin: string, { signal }: RequestInit): Promise<unknown> => {
    checks.add(signal);
    return new Promise(() => undefined);
  };
  let press = (): void => undefined;
  showSignedOut({
    config,
    window: new Proxy(window, {
      get: (real, name): unknown => Reflect.get(name === 'fetch' ? { fetch } : real, name),
    }),
    storage: memoryStorage(new Map([['auth', 'signed out']])),
    show: (screen) => {
      const shown = screen('en', screenCode);
      const { onSignIn } = asObject(isValidElement(shown) ? shown.props : {});
      if (typeof onSignIn === 'function') press = () => void Reflect.apply(onSignIn, undefined, []);
    },
    start: () => undefined,
    clientWith: (token: string) =>
      createPanelClient({ apiOrigin: 'https://platform.test', transport, token }),
  });
  for (const _press of [1, 2, 3]) press();
  await Promise.resolve();
  expect([...checks].map((signal) => signal?.aborted)).toEqual([true, true, false]);
});
