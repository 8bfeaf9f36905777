/** @jest-environment jsdom */
import { isValidElement } from 'react';
import { EMPTY, Observable, type Subscription } from 'rxjs';
import { asObject } from '../../src/lib/json';
import * as screenCode from '../../src/boot/chunks/screen';
import { showSignedOut, type SignInContext } from '../../src/boot/sign-in';
import { memoryStorage } from '../support/behaviour';
import { signInContext } from './support/sign-in-context';

test('a question that replaces another one is the only one that waits for the sign-in of another tab', () => {
  let waiting = 0;
  const changes$ = new Observable<never>(() => {
    waiting += 1;
    return () => {
      waiting -= 1;
    };
  });
  let shown: Subscription | undefined;
  const context = signInContext(
    {},
    {
      storage: memoryStorage(new Map(), changes$),
      show: (_screen, _panelWhen$, meanwhile$ = EMPTY) => {
        shown?.unsubscribe();
        shown = meanwhile$.subscribe();
      },
    },
  );
  for (const _question of [1, 2, 3]) showSignedOut(context);
  expect(waiting).toBe(1);
});

test('[sign-in-on-request] each press of a question checks again, and ends the check before it', async () => {
  // A check requests the platform and the panel's own page, with one signal.
  const checks = new Set<AbortSignal | null | undefined>();
  const fetch = (_origin: string, { signal }: RequestInit): Promise<unknown> => {
    checks.add(signal);
    return new Promise(() => undefined);
  };
  let press = (): void => undefined;
  const show: SignInContext['show'] = (screen) => {
    const shown = screen('en', screenCode);
    const { onSignIn } = asObject(isValidElement(shown) ? shown.props : {});
    if (typeof onSignIn === 'function') press = () => void Reflect.apply(onSignIn, undefined, []);
  };
  showSignedOut(
    signInContext({ fetch }, { storage: memoryStorage(new Map([['auth', 'signed out']])), show }),
  );
  for (const _press of [1, 2, 3]) press();
  await Promise.resolve();
  expect([...checks].map((signal) => signal?.aborted)).toEqual([true, true, false]);
});
