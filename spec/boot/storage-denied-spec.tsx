/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY } from 'rxjs';
import * as screenCode from '../../src/boot/chunks/screen';
import { showSignedOut, showStorageDenied } from '../../src/boot/sign-in';
import type { Session } from '../../src/streams/session/state';
import type { Storage } from '../../src/streams/state/deps';
import { memoryStorage } from '../support/behaviour';
import { signInContext } from './support/sign-in-context';

const denied: Storage = {
  get: () => undefined,
  set: () => undefined,
  remove: () => undefined,
  keys: () => [],
  changes$: EMPTY,
};

/** A frame with this storage; `request` is the browser's answer to a request for access. */
function frameWith(storage: Storage, request: () => Promise<void> = () => Promise.resolve()) {
  const popUp = { opened: 0, isAllowed: true };
  const started: Session[] = [];
  const fakes = {
    crypto: { randomUUID: () => 'random' },
    parent: {},
    document: { requestStorageAccess: request },
    open: () => {
      popUp.opened += 1;
      return popUp.isAllowed ? window : null;
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  const drawn = render(null);
  const context = signInContext(fakes, {
    storage,
    show: (draw) => drawn.rerender(draw('en', screenCode)),
    start: (session) => started.push(session),
  });
  return { context, popUp, started };
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

const refuse = (): Promise<void> => Promise.reject(new DOMException('refused', 'NotAllowedError'));

test.each([
  ['rejects the request', refuse],
  ['grants it without storage', () => Promise.resolve()],
])('[storage-refused] a browser that %s is named, and the pop-up keeps the sign-in', async (_, request) => {
  const { context, popUp, started } = frameWith(denied, request);
  showStorageDenied(context);
  await userEvent.click(button('Let the panel keep it'));
  await screen.findByText('Your browser refused to let this panel keep your sign-in.');
  expect(screen.queryByRole('button', { name: 'Let the panel keep it' })).toBeNull();

  popUp.isAllowed = false;
  await userEvent.click(button('Sign in in a new window'));
  await screen.findByText(/did not open the sign-in page/);
  expect(screen.getByText(/refused/)).toBeTruthy();

  popUp.isAllowed = true;
  await userEvent.click(button('Sign in in a new window'));
  const data = { type: 'notestream.signInAnswer', fragment: '#access_token=t&state=pop-up.random' };
  window.dispatchEvent(new MessageEvent('message', { source: window, origin: location.origin, data }));
  expect(started).toMatchObject([{ token: 't' }]);
});

test.each([
  ['signed out', 'Your data has been removed from this browser.', false],
  [undefined, 'Your sign-in has been removed from this browser. Your drafts are kept.', true],
])('[what-a-sign-out-removes] with the token %p the panel shows %p', (auth, text, isKept) => {
  const storage = memoryStorage(new Map([['reply_7', 'Thanks']]));
  if (auth !== undefined) storage.set('auth', auth);
  showSignedOut(frameWith(storage).context);
  expect(screen.getByText(text)).toBeTruthy();
  expect(storage.get('reply_7') === 'Thanks').toBe(isKept);
});
