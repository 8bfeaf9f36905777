/** @jest-environment jsdom */
import { focusInView } from '../../src/components/focus-in-frame';

/** A row of a list, which says when it was scrolled into view. */
function rowIn(list: string): { readonly row: HTMLElement; readonly scrolled: jest.Mock } {
  document.body.innerHTML = `<div class="pane-list" ${list}><button>A row</button></div>`;
  const row = document.querySelector('button') ?? document.createElement('button');
  const scrolled = jest.fn();
  Object.assign(row, { scrollIntoViewIfNeeded: scrolled });
  return { row, scrolled };
}

test('[nothing-measured-at-rest] an element is scrolled into view before it has the focus', () => {
  const { row, scrolled } = rowIn('');
  scrolled.mockImplementation(() => expect(document.activeElement).not.toBe(row));
  focusInView(row);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(row);
});

test('without `scrollIntoViewIfNeeded` an element is scrolled into view, too', () => {
  const { row, scrolled } = rowIn('');
  Object.assign(row, { scrollIntoViewIfNeeded: undefined, scrollIntoView: scrolled });
  focusInView(row);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(document.activeElement).toBe(row);
});

test('[nothing-measured-at-rest] a row of a covered list is not scrolled to', () => {
  const { row, scrolled } = rowIn('inert');
  focusInView(row);
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).not.toBe(row);
});
