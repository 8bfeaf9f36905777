/** @jest-environment jsdom */
import { BehaviorSubject, NEVER, of } from 'rxjs';
import { createShow } from '../../src/boot/show';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="panel"></div>';
});
afterEach(() => jest.useRealTimers());

/** A page that loads a chunk which the server has only after `failures` requests. */
function pageWith({ isOpen, failures }: { readonly isOpen: boolean; readonly failures: number }) {
  const [element] = document.getElementsByTagName('div');
  if (!element) throw new Error('no element');
  const shown$ = new BehaviorSubject(isOpen);
  const { load } = createShow({
    window,
    element,
    wish: {
      isWanted: () => isOpen,
      wanted$: isOpen ? of(null) : NEVER,
      isShown: () => shown$.value,
      shown$,
    },
    applyTheme: () => undefined,
    applyLanguage: () => Promise.resolve('en'),
  });
  const seen = { requests: 0, codes: [] as string[] };
  load(() => {
    seen.requests += 1;
    return seen.requests > failures ? Promise.resolve('code') : Promise.reject(new Error('404'));
  }).subscribe((code) => seen.codes.push(code));
  return { element, seen };
}

const pass = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const button = (): HTMLButtonElement | null => document.querySelector('button');

test('[missing-parts] an open panel says that its sign-in cannot be loaded, and offers a reload after two failures', async () => {
  const { seen } = pageWith({ isOpen: true, failures: 9 });
  await pass();
  expect(document.querySelector('[role=alert]')).toHaveTextContent(
    "This part of the panel couldn't be loaded.",
  );
  expect(button()).toHaveTextContent('Try again');
  button()?.click();
  await pass();
  expect(button()).toHaveTextContent('Reload the panel');
  expect(seen).toEqual({ requests: 2, codes: [] });
});

test('[missing-parts] the message disappears when the chunk has been loaded, and leaves the panel below it as it was', async () => {
  const { element, seen } = pageWith({ isOpen: true, failures: 1 });
  element.append('The panel');
  await pass();
  expect(element.inert).toBe(true);
  await pass(30_000);
  expect(seen).toEqual({ requests: 2, codes: ['code'] });
  expect(button()).toBeNull();
  expect(element.inert).toBe(false);
  expect(element).toHaveTextContent('The panel');
});

test('[missing-parts] a closed panel shows no message, and loads a missing chunk again every 30 s', async () => {
  const { seen } = pageWith({ isOpen: false, failures: 2 });
  await pass(59_999);
  expect(button()).toBeNull();
  expect(seen).toEqual({ requests: 2, codes: [] });
  await pass(1);
  expect(seen.codes).toEqual(['code']);
});

test('[missing-parts] a panel whose screen is missing loads it again when it is opened again', async () => {
  const { seen } = pageWith({ isOpen: true, failures: 1 });
  await pass();
  // The first focus belongs to the opening whose load has failed.
  window.dispatchEvent(new Event('focus'));
  await pass();
  expect(seen.requests).toBe(1);
  window.dispatchEvent(new Event('blur'));
  await pass();
  expect(seen.requests).toBe(1);
  window.dispatchEvent(new Event('focus'));
  await pass();
  expect(seen).toEqual({ requests: 2, codes: ['code'] });
  expect(button()).toBeNull();
});

test('[missing-parts] without a network the message names it', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  pageWith({ isOpen: true, failures: 1 });
  await pass();
  expect(document.querySelector('[role=alert]')).toHaveTextContent(/^You're offline\./);
});
