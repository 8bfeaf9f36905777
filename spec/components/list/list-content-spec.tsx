/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FilterName } from '../../../src/streams/list/state';
import type { State } from '../../../src/streams/state/state';
import { askedWaitText, nextTryText } from '../../../src/components/list/trouble-texts';
import { listed } from '../../support/legend';
import { note } from '../../support/notes';
import { LINKS, LISTED, announced, renderPanel } from '../support/panel';

const failed = (kind: 'unreachable' | 'platform' | 'tooMany') => ({
  list: { ...LISTED, failure: { kind, failures: 2, retryInMs: 90_000, askedMs: 0 } },
  connection: { kind: 'retrying' as const, inSeconds: 90 },
});

const PARTIAL = { ...LISTED, isComplete: false };
const FAILURE = { kind: 'platform' as const, failures: 1, retryInMs: 60_000, askedMs: 0 };

const CAUGHT_UP = "You're all caught up!";
const NONE_FOUND = 'No unread notifications found.';

const EMPTY: [FilterName, string, string][] = [
  ['all', 'No notifications yet.', 'Get active! Comment on posts from blogs you follow.'],
  ['unread', CAUGHT_UP, 'Reignite the conversation: write a new post.'],
  [
    'comments',
    'No new comments yet!',
    'Join a conversation: search for blogs that share your interests in the Reader.',
  ],
  ['follows', 'No new followers to report yet.', "Get noticed: comment on posts you've read."],
  ['likes', 'No new likes to show yet.', "Get noticed: comment on posts you've read."],
];

test.each(EMPTY)(
  '[empty-filters] the empty filter "%s" shows its title and its link',
  (filterName, title, text) => {
    renderPanel([], { filterName });
    expect(screen.getByText(title)).toBeVisible();
    const link = screen.getByRole('link', { name: text });
    expect(link).toHaveAttribute('href', LINKS.empty[filterName]);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
      'href',
      LINKS.settings,
    );
  },
);

test.each<[string, Partial<State>, string, readonly [searched: number, older: number]]>([
  ['at the limit of 100', { list: { ...PARTIAL, loaded: 100 } }, NONE_FOUND, [1, 1]],
  ['if older notes cannot be loaded', { list: { ...PARTIAL, failure: FAILURE } }, NONE_FOUND, [1, 0]],
  ['without a network', { list: PARTIAL, isOnline: false }, NONE_FOUND, [1, 0]],
  ['if the platform has no more', { list: { ...LISTED, loaded: 100 } }, CAUGHT_UP, [0, 0]],
])(
  '[empty-filters] [caught-up] what an empty filter says about older notes, and leads to: %s',
  (_case, patch, unreadTitle, [searched, older]) => {
    const { unmount } = renderPanel([note(1)], { filterName: 'likes', ...patch });
    expect(screen.getByText('No new likes to show yet.')).toBeVisible();
    expect(screen.queryAllByText('Only your newest 1 notification was searched.')).toHaveLength(searched);
    const links = screen.queryAllByRole('link', { name: 'Older notifications on the site' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(older).fill(LINKS.notifications));
    unmount();
    renderPanel([note(1, { read: 1 })], { filterName: 'unread', ...patch });
    expect(document.querySelector('.notice-title')).toHaveTextContent(unreadTitle);
  },
);

const asked = (reach: State['list']): Partial<State> => ({
  list: { ...PARTIAL, loaded: 100 },
  filters: { unread: reach },
  filterName: 'unread',
});

test('[caught-up] all is read if the platform has no unread note, however many notes it has', () => {
  renderPanel([note(1, { read: 1 })], asked(LISTED));
  expect(screen.getByText(CAUGHT_UP)).toBeVisible();
  expect(screen.queryByText(/were searched/)).toBeNull();
});

test('[asked-filters] a note that the filter has found has a row', () => {
  const foundNotes = { 2: { unread: true as const } };
  renderPanel([note(1, { read: 1 }), note(2)], { ...asked(LISTED), foundNotes });
  expect(screen.getByText(/commented \(2\)/)).toBeVisible();
});

test.each<[string, Partial<State>]>([
  ['more notes load', { filterName: 'likes', list: { ...LISTED, wanted: 20 } }],
  ['older notes can be loaded', { filterName: 'likes', list: PARTIAL }],
  ['the platform is asked for the filter', asked({ ...PARTIAL, wanted: 10, loaded: 0 })],
  ['the list is requested again', { filterName: 'unread', list: { ...PARTIAL, listDue: 1 } }],
])('[empty-filters] [asked-filters] [caught-up] a filter claims nothing while %s', (_while, patch) => {
  renderPanel([note(1, { read: 1 })], patch);
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(document.querySelector('.notice-title')).toBeNull();
});

test('shows a skeleton until the first list arrives', () => {
  renderPanel([], { isLoading: true });
  expect(screen.getByRole('progressbar', { name: 'Loading notifications' })).toBeVisible();
  expect(document.querySelector('.notice-title')).toBeNull();
});

test.each([
  [failed('unreachable'), "We can't reach your notifications right now. We'll keep trying."],
  [failed('platform'), /^Something went wrong on our side\./],
  [failed('tooMany'), /^There were too many requests\./],
])(
  '[page-level-error] [try-again] a failure without notes is shown in place of the list, with the time of the next try',
  async (patch, text) => {
    const { sent } = renderPanel([], { isLoading: true, ...patch });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Trying again in 1 min 30 s')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sent).toEqual([{ type: 'notes.retryRequested' }]);
  },
);

test.each([[], [note(1)]])(
  '[slow-list] a list without an answer after 1.8 s has a line that the platform is slow, and no button (%j)',
  async (...notes) => {
    renderPanel(notes, { isLoading: true, connection: { kind: 'slow' } });
    await announced(/The platform is slow to answer\./);
    expect(screen.getByRole('progressbar', { name: 'Loading notifications' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test('[slow-list] after a sign-out nothing says that the platform is slow', () => {
  renderPanel([], { isLoading: true, isSignedIn: false, connection: { kind: 'slow' } });
  expect(screen.queryByText(/slow to answer\./)).toBeNull();
});

test.each<[string, Partial<State>, RegExp, readonly string[]]>([
  ['without a network', { isOnline: false, connection: { kind: 'offline' } }, /^You're offline\./, []],
  ['of a session that has ended', { isSignedIn: false }, /^Sign in to see your notifications$/, ['Sign in']],
])('[page-level-error] a failure %s is not tried again', (_what, patch, text, buttons) => {
  renderPanel([], { isLoading: true, ...failed('platform'), ...patch });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/Trying again/)).toBeNull();
  const names = screen.queryAllByRole('button', { name: /^Try again$|^Sign in$/ });
  expect(names.map(({ textContent }) => textContent)).toEqual(buttons);
});

test('[page-level-error] [try-again] a failure with notes is a line above them, with a button but not without a network', async () => {
  const { sent, dispatch } = renderPanel([note(1)], failed('unreachable'));
  expect(screen.getByText(/commented \(1\)/)).toBeVisible();
  expect(screen.getByText("We can't reach new notifications right now.")).toBeVisible();
  expect(document.querySelector('.notice-title')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent).toEqual([{ type: 'notes.retryRequested' }]);
  dispatch({ type: 'network.changed', isOnline: false });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  [0, 'en', 'Trying again…'],
  [29, 'en', 'Trying again in 29 s'],
  [89, 'en', 'Trying again in 1 min 29 s'],
  [180, 'en', 'Trying again in 3 min 0 s'],
  [9, 'ar-EG', 'Trying again in ٩ s'],
  [95, 'ar-EG', 'Trying again in ١ min ٣٥ s'],
])('[try-again] [digits-of-the-locale] a countdown of %d s reads in %s "%s"', (seconds, locale, text) => {
  expect(nextTryText(seconds, locale)).toBe(text);
});

test.each([
  [1000, 'en', 'The platform asks to wait 1 s.'],
  [59_500, 'en', 'The platform asks to wait 60 s.'],
  [61_000, 'en', 'The platform asks to wait 2 min.'],
  [3_600_000, 'en', 'The platform asks to wait 60 min.'],
  [3_600_001, 'en', 'The platform asks to wait 2 h.'],
  [2 ** 31 - 1, 'en', 'The platform asks to wait 597 h.'],
  [5000, 'ar-EG', 'The platform asks to wait ٥ s.'],
  [300_000, 'ar-EG', 'The platform asks to wait ٥ min.'],
  [7_200_000, 'ar-EG', 'The platform asks to wait ٢ h.'],
])('[retry-after] [digits-of-the-locale] a wait of %d ms reads in %s "%s"', (ms, locale, text) => {
  expect(askedWaitText(ms, locale)).toBe(text);
});

test('[retry-after] a failure says how long the platform asks to wait, and can be tried again', async () => {
  const failure = { kind: 'platform' as const, failures: 1, retryInMs: 180_000, askedMs: 86_400_000 };
  const { sent, dispatch } = renderPanel([], {
    isLoading: true,
    list: { ...LISTED, failure },
    connection: { kind: 'retrying', inSeconds: 180 },
  });
  expect(screen.getByText(/^The platform asks to wait 24 h\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent).toEqual([{ type: 'notes.retryRequested' }]);
  dispatch({ type: 'notes.failed', kind: 'platform', failures: 2, retryInMs: 90_000, askedMs: 0 });
  expect(screen.queryByText(/asks to wait/)).toBeNull();
});

test('[status-bar] [posted-reply] the status bar shows its text and link, and can be dismissed', async () => {
  const { sent, dispatch } = renderPanel([note(1)]);
  const url = 'https://blog.example/#comment-1';
  dispatch({ type: 'status.shown', status: { message: 'reply.sent', kind: 'success', url, durationMs: 1 } });
  await announced('Reply posted! View your comment.');
  expect(screen.getByRole('link', { name: 'View your comment.' })).toHaveAttribute('href', url);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(sent.at(-1)).toEqual({ type: 'status.dismissed' });
  expect(screen.queryByText('Reply posted!')).toBeNull();
});

test.each([
  ['reply.duplicate', "Duplicate comment; you've already said that!"],
  ['reply.failed', 'Reply Failed: Please, try again.'],
] as const)('[duplicate-reply] [failed-reply] the status bar says about %s "%s"', (message, text) => {
  renderPanel([note(1)], { status: { message, kind: 'failure', durationMs: 1 } });
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  ['tooMany', 'There were too many requests. Wait a moment first.'],
  ['platform', 'Something went wrong on our side.'],
  ['unreachable', "The platform can't be reached. Check your network."],
  ['signedOut', "You're signed out. Sign in first."],
] as const)('[cause-of-a-failure] the status bar names the cause %s', (cause, text) => {
  const status = { message: 'reads.failed', kind: 'failure', durationMs: 1, cause } as const;
  renderPanel([note(1)], { status });
  expect(
    screen.getByText(`Your notifications couldn't be marked as read. Please try again. ${text}`),
  ).toBeVisible();
});

test('[undoing-an-unfollow] Undo in the status bar of a site that was unfollowed follows it again', async () => {
  const { sent, dispatch } = renderPanel([note(1)]);
  const deed = { action: 'unfollow', siteId: 7, at: 0 } as const;
  const status = { message: 'unfollowed', kind: 'success', deed, durationMs: 1 } as const;
  dispatch({ type: 'status.shown', status });
  await announced('You no longer follow this site.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent).toContainEqual({ type: 'follow.requested', siteId: 7, isFollowing: true });
});

test('[set-aside-undo] Undo in the status bar restores what is known about the notes when it is pressed', async () => {
  const deed = { action: 'done', ids: [1], at: 0 } as const;
  const status = { message: 'done', count: 1, kind: 'success', deed, durationMs: 1 } as const;
  const { sent, dispatch } = renderPanel([note(2), note(1)], { status });
  const details = { at: 0, about: '', wasUnread: true };
  dispatch({ type: 'done.restored', doneNotes: { 1: { timestamp: 0, details } } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent).toContainEqual(expect.objectContaining({ type: 'done.unmarked', unreadIds: [1] }));
});

test('[kept-list-offline] a kept list is marked as being loaded until the platform has answered', () => {
  const { dispatch } = renderPanel([note(1)], { isLoading: true });
  expect(screen.getByRole('button', { name: /commented \(1\)/ })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Loading notifications' })).toBeVisible();
  dispatch(listed({ notes: [note(1)], isComplete: true }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each<[string, Partial<State>, RegExp]>([
  ['the panel is offline', { isOnline: false }, /^You.re offline\. New notifications/],
  ['the platform cannot be reached', failed('unreachable'), /^We can't reach new notifications right now\./],
  ['the session has ended', { isSignedIn: false }, /Sign in/],
])(
  '[kept-list-offline] a kept list does not look as if it were being loaded while %s',
  (_why, patch, text) => {
    renderPanel([note(1)], { isLoading: true, ...patch });
    expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  },
);
