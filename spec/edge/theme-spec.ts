/** @jest-environment jsdom */
import { of } from 'rxjs';
import { hostThemes, readTheme, showTheme } from '../../src/edge/theme';
import { extraWire } from '../../src/embed/protocol';

test.each([
  ['?theme=dark', 'dark'],
  ['?locale=de&theme=light', 'light'],
  ['?theme=system', 'system'],
  ['?theme=neon', undefined],
  ['', undefined],
])('the address %j asks for %p', (query, theme) => {
  window.history.replaceState(null, '', `/${query}`);
  expect(readTheme(window)).toBe(theme);
});

test('the host page may ask for another later; what is no theme is none', () => {
  const messages$ = of(
    extraWire({ action: 'setTheme', theme: 'dark' }),
    { type: 'notestream', action: 'setTheme', theme: 'neon' },
    'setTheme',
    JSON.stringify(extraWire({ action: 'setTheme', theme: 'light' })),
  );
  const asked: string[] = [];
  hostThemes({ messages$, isEmbedded: true, post: () => undefined }).subscribe((theme) => asked.push(theme));
  expect(asked).toEqual(['dark', 'light']);
});

test('it shows on the root, where the style sheet looks', () => {
  showTheme(document, 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
});
