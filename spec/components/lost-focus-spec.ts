/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import type { Subscription } from 'rxjs';
import { lostFocus } from '../../src/components/lost-focus';

const byId = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const remove = (...ids: readonly string[]): void => ids.forEach((id) => byId(id).remove());

let watched: Subscription | undefined;
/** The lost control, and the nearest container with its children by their distance. */
let lost: string[][];

beforeEach(() => {
  document.body.innerHTML = `<main><ul id="list"><li id="a"></li><li id="b"></li>
    <li id="c"><p id="p"><button id="x"></button><button id="y"></button></p></li>
    <li id="d"></li><li id="e"></li></ul></main><input id="page">`;
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  lost = [];
  const main = document.querySelector('main') ?? document.body;
  watched = lostFocus(main, () => document.activeElement?.id).subscribe(({ before, path, places }) => {
    expect(path.at(-1)).toBe(main);
    const near = places[0]?.near.map(({ id }) => id) ?? [];
    lost.push([before ?? '', places[0]?.container.id ?? '', ...near]);
  });
  byId('x').focus();
});
afterEach(() => watched?.unsubscribe());

test.each<[string, () => void, readonly string[]]>([
  ['leaves', () => remove('x'), ['x', 'p', 'y']],
  ['leaves with what contains it', () => remove('c'), ['x', 'list', 'd', 'e', 'b', 'a']],
  ['leaves after what contains it', () => remove('p', 'c'), ['x', 'list', 'd', 'e', 'b', 'a']],
  ['leaves, and then the next ones', () => remove('c', 'd'), ['x', 'list', 'e', 'b', 'a']],
  ['leaves, and then all that follow', () => remove('c', 'd', 'e'), ['x', 'list', 'b', 'a']],
  ['is disabled', () => byId('x').setAttribute('disabled', ''), ['x', 'p', 'x', 'y']],
  ['is hidden', () => byId('p').setAttribute('hidden', ''), ['x', 'c', 'p']],
  ['is inert', () => byId('c').setAttribute('inert', ''), ['x', 'list', 'c', 'd', 'e', 'b', 'a']],
])('a focused control is lost when it %s', async (_when, leave, expected) => {
  leave();
  await waitFor(() => expect(lost).toEqual([expected]));
});

test.each<[string, () => unknown, string]>([
  ['another control leaves', () => undefined, 'y'],
  ['the focus has moved first', () => byId('page').focus(), 'c'],
  ['the host page has the focus', () => jest.spyOn(document, 'hasFocus').mockReturnValue(false), 'c'],
  ['nothing watches any more', () => watched?.unsubscribe(), 'c'],
])('nothing is lost if %s', async (_why, before, left) => {
  before();
  remove(left);
  await Promise.resolve();
  expect(lost).toEqual([]);
});
