import { of } from 'rxjs';
import { isObject } from '../../src/lib/json';
import type { Random } from './platform';

/** A window with the members that the redirect uses. Its check of the sign-in address succeeds at once. */
export function fakeWindow(random: Random, replace: (address: string) => void): Window & typeof globalThis {
  const fake: Record<string, unknown> = {
    crypto: { randomUUID: () => String(random()) },
    location: { origin: 'https://panel.test', pathname: '/', search: '', replace },
    document: { referrer: '' },
    fetch: () => of({}),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  fake.parent = fake;
  if (!isWindow(fake)) throw new Error('no window');
  return fake;
}

const isWindow = (value: unknown): value is Window & typeof globalThis => isObject(value);
