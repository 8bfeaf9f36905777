/** @jest-environment jsdom */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../support/notes';
import { renderDetail, renderPanel } from './support/panel';

/** The browser's stack of what can be closed. */
const open: FakeWatcher[] = [];

class FakeWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    open.push(this);
  }
  destroy(): void {
    if (open.includes(this)) open.splice(open.indexOf(this), 1);
  }
}

const back = (): void =>
  act(() => {
    open.pop()?.onclose?.();
  });

beforeEach(() => {
  open.length = 0;
  Reflect.set(globalThis, 'CloseWatcher', FakeWatcher);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));

test('[back-gesture] a request closes the note, the next one the panel', () => {
  const { sent, dispatch } = renderDetail(note(1), { hasHost: true });
  back();
  expect(sent).toEqual([{ type: 'note.deselected' }]);
  back();
  expect(sent.at(-1)).toEqual({ type: 'panel.closeRequested' });
  dispatch({ type: 'panel.toggled', isOpen: false });
  dispatch({ type: 'panel.toggled', isOpen: true });
  back();
  expect(sent.filter(({ type }) => type === 'panel.closeRequested')).toHaveLength(2);
});

test('[back-gesture] a closed panel, a list without a host page and a browser without `CloseWatcher` take no request', () => {
  renderPanel([note(1)], { hasHost: false });
  expect(open).toEqual([]);
  const { dispatch } = renderDetail(note(2), { hasHost: true });
  dispatch({ type: 'panel.toggled', isOpen: false });
  expect(open).toEqual([]);
  cleanup();
  Reflect.deleteProperty(globalThis, 'CloseWatcher');
  renderDetail(note(1), { hasHost: true });
  expect(open).toEqual([]);
  expect(screen.getByRole('article')).toBeVisible();
});

test('[back-gesture] a request closes an open menu before the panel', async () => {
  const { sent } = renderPanel([note(1)], { hasHost: true });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  back();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  expect(open).toHaveLength(1);
});
