/** @jest-environment jsdom */
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { ROW_HOVER_MS } from '../../../src/streams/timing';
import { note } from '../../support/notes';
import { renderPanel } from '../support/panel';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['Approve', 'Like', 'Mark as read'])(
  '[press-guard] [row-actions] a double click on %s acts once',
  (name) => {
    const { sent } = renderPanel([note(1)]);
    const row = document.querySelector('.row') ?? document.body;
    // jsdom has no pointer events.
    const move = createEvent('pointermove', row, { bubbles: true });
    Object.defineProperties(move, { pointerType: { value: 'mouse' }, screenX: { value: 1 } });
    fireEvent(row, move);
    act(() => jest.advanceTimersByTime(ROW_HOVER_MS));
    const button = screen.getByRole('button', { name });
    for (const detail of [1, 2]) fireEvent.click(button, { detail });
    expect(sent).toHaveLength(1);
  },
);
