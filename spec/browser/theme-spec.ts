/** @jest-environment jsdom */
import { of } from 'rxjs';
import { hostThemes, readTheme, showTheme } from '../../src/browser/theme';
import { toExtraWire } from '../../src/embed/protocol';

test.each([
  ['?theme=dark', 'dark'],
  ['?locale=de&theme=light', 'light'],
  ['?theme=system', 'system'],
  ['?theme=neon', undefined],
  ['', undefined],
])('the query %j selects the theme %p', (query, theme) => {
  window.history.replaceState(null, '', `/${query}`);
  expect(readTheme(window)).toBe(theme);
});

test('hostThemes emits the themes that the host page sets, and ignores other messages', () => {
  const messages$ = of(
    toExtraWire({ action: 'setTheme', theme: 'dark' }),
    { type: 'notestream', action: 'setTheme', theme: 'neon' },
    'setTheme',
    JSON.stringify(toExtraWire({ action: 'setTheme', theme: 'light' })),
  );
  const themes: string[] = [];
  hostThemes({ messages$, isEmbedded: true, post: () => undefined }).subscribe((theme) => themes.push(theme));
  expect(themes).toEqual(['dark', 'light']);
});

test('showTheme sets the attribute of the root element that the style sheet uses', () => {
  showTheme(document, 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
});
