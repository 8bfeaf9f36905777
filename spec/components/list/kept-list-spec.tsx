/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { note } from '../../support/notes';
import { LISTED, renderPanel } from '../support/panel';

const kept = { isLoading: true };
const bar = () => screen.queryByRole('progressbar', { name: 'Loading notifications' });

test('a kept list is marked as being loaded until the platform has answered', () => {
  const { dispatch } = renderPanel([note(1)], kept);
  expect(screen.getByRole('button', { name: /commented \(1\)/ })).toBeVisible();
  expect(bar()).toBeVisible();
  dispatch({
    type: 'notes.listed',
    notes: [note(1)],
    unreadable: [],
    number: 10,
    isComplete: true,
    lastSeenTime: 0,
    asked: 0,
  });
  expect(bar()).toBeNull();
});

test('[kept-list-offline] a kept list says that the panel is offline', () => {
  renderPanel([note(1)], { ...kept, isOnline: false });
  expect(screen.getByText(/^You.re offline\. New notifications/)).toBeVisible();
  expect(bar()).toBeNull();
});

test('a kept list says that the platform cannot be reached', () => {
  const failure = { kind: 'unreachable' as const, failures: 1, retryInMs: 60_000, askedMs: 0 };
  renderPanel([note(1)], { ...kept, list: { ...LISTED, failure } });
  expect(screen.getByText("We can't reach new notifications right now.")).toBeVisible();
  expect(bar()).toBeNull();
});

test('a kept list of a session that has ended does not look as if it were being loaded', () => {
  renderPanel([note(1)], { ...kept, isSignedIn: false });
  expect(bar()).toBeNull();
});
