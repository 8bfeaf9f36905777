/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecordAction } from '../../../src/streams/actions/table';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { State } from '../../../src/streams/state/state';
import { note } from '../../support/notes';
import { looked, type RecordChanges, recorded, recordOn } from '../../support/outbox';
import { announced, renderPanel } from '../support/panel';

const one = (changes: RecordChanges = {}) => recordOn(note(1), 'like', changes);
const two = recordOn(note(2), 'reply', { state: 'uncertain' });
const offline = { isOnline: false };
const signedOut = { isSignedIn: false };

test.each<[string, readonly OutboxRecord[], Partial<State>]>([
  ['1 change waits for the network.', [one()], offline],
  ['2 changes wait for the network.', [one(), two], offline],
  ['1 reply waits for the network.', [two], offline],
  ['1 change waits until you sign in.', [one()], { ...offline, ...signedOut }],
  ['1 reply is still being sent.', [two], {}],
])('[what-waits-is-visible] the list says "%s"', async (text, records, patch) => {
  renderPanel([note(1), note(2)], { ...recorded(...records), ...patch });
  expect(screen.getByText(text)).toBeVisible();
  await announced(text);
});

test.each<[string, OutboxRecord, Partial<State>]>([
  ['is being sent', one({ state: 'sending', sentAt: 0 }), {}],
  ['was sent', one({ state: 'done', settledAt: 0 }), offline],
  ['can be undone', recordOn(note(1), 'trash'), offline],
])('[what-waits-is-visible] the list says nothing about an action that %s', (_what, record, patch) => {
  renderPanel([note(1)], { ...recorded(record), ...patch });
  expect(screen.queryByText(/waits|still being sent/)).toBeNull();
});

test('the list says that an action is not stored while it waits', () => {
  const { outbox } = recorded(one());
  renderPanel([note(1)], { outbox: { ...outbox, isKept: false }, ...offline });
  expect(screen.getByText(/This browser can't store it/)).toBeVisible();
});

test.each([
  ['retries', "Your like couldn't be saved. Please try again."],
  ['old', 'Not sent for a day: Like. Send it now?'],
  ['owner', 'Not sent before you came: Like. Send it now?'],
])(
  '[what-waits-is-visible] an action that has failed because of %s shows "%s", and can be retried or discarded',
  async (why, text) => {
    const failed = looked(one({ state: 'failed', failed: why }));
    const { sent, dispatch } = renderPanel([note(1)]);
    dispatch(failed);
    expect(screen.getByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    dispatch(failed);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(sent).toEqual([
      failed,
      { type: 'deed.retried', id: 'like' },
      failed,
      { type: 'deed.discarded', id: 'like' },
    ]);
  },
);

test.each([
  ['restore', "The comment can't be restored: it no longer exists."],
  ['approve', 'The comment no longer exists. Not done: Approve.'],
] as const)(
  '[restore-gone] a failed %s whose comment was deleted shows "%s", without Retry',
  (action, text) => {
    const failed = 'UnknownCommentError';
    renderPanel([note(1)], recorded(recordOn(note(1), action, { state: 'failed', failed })));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
  },
);

test('the oldest of several failures shows first', () => {
  const failed = { state: 'failed', failed: 'old' } as const;
  const reply = recordOn(note(2), 'reply', { ...failed, madeAt: 1 });
  renderPanel([note(1), note(2)], recorded(reply, one(failed)));
  expect(screen.getByText(/Not sent for a day: Like/)).toBeVisible();
  expect(screen.queryByText(/Hello/)).toBeNull();
});

const NOT_ALLOWED = "Your account isn't allowed to do this. Use another one, or ask the site's owner.";

test.each<[RecordAction, string, string]>([
  ['reply', 'ForbiddenError', `Reply Failed: Please, try again. ${NOT_ALLOWED}`],
  ['like', 'ForbiddenError', `Your like couldn't be saved. Please try again. ${NOT_ALLOWED}`],
  ['trash', 'ForbiddenError', `The comment couldn't be trashed. It's back in your list. ${NOT_ALLOWED}`],
  ['reply', 'CommentDuplicateError', "Duplicate comment; you've already said that!"],
])('[cause-of-a-failure] the line about a failed %s (%s) is "%s"', (action, why, text) => {
  const failed = { state: 'failed', failed: why, cause: 'forbidden' } as const;
  renderPanel([note(1)], recorded(recordOn(note(1), action, failed)));
  expect(screen.getByText(text)).toBeVisible();
});

test('[comment-actions] the line about an answer that was not trashed speaks of no row', () => {
  const record = recordOn(note(1), 'trash', { state: 'failed', failed: 'ForbiddenError', note: undefined });
  renderPanel([note(1)], recorded(record));
  expect(screen.getByText("The comment couldn't be trashed. Please try again.")).toBeVisible();
});

const tooMany = {
  cause: 'tooMany',
  attempts: 1,
  dueAt: new Date(2026, 10, 20, 14, 5, 30).getTime(),
} as const;

test.each([
  [
    'until when the platform wants no request',
    recordOn(note(1), 'reply', { state: 'failed', failed: 'retries', ...tooMany }),
    /^Reply Failed: Please, try again\. There were too many requests\. Wait until 2:05:30/,
  ],
  [
    'when an action goes on for which there were too many',
    one(tooMany),
    /is still being sent\. There were too many requests\. It goes on at 2:05:30/,
  ],
])('[cause-of-a-failure] the line says %s', (_what, record, text) => {
  renderPanel([note(1)], recorded(record));
  expect(screen.getByText(text)).toBeVisible();
});
