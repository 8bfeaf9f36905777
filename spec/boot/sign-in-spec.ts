/** @jest-environment jsdom */
import { EMPTY, Observable, type Subscription } from 'rxjs';
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
