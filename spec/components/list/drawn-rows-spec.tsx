/** @jest-environment jsdom */
import { note } from '../../support/notes';
import { renderPanel } from '../support/panel';

const NEWER = '2026-11-20T12:30:00+00:00';

test.each([15, 25])('a drawn row keeps the focus when %s notes arrive above it', (count) => {
  const { dispatch } = renderPanel(Array.from({ length: 30 }, (_, index) => note(index + 1)));
  const row = document.querySelector<HTMLElement>('[data-note="1"]');
  row?.focus();
  const notes = Array.from({ length: count }, (_, index) => note(100 + index, { timestamp: NEWER }));
  dispatch({ type: 'notes.fetched', notes, unreadable: [], asked: 99 });
  expect(document.querySelectorAll('[data-note]')).toHaveLength(30 + count);
  expect(row).toHaveFocus();
});
