/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../../support/notes';
import { looked, type RecordChanges, recorded, recordOn } from '../../support/outbox';
import { announced, renderDetail } from '../support/panel';

const box = () => screen.getByRole('textbox');
const form = () => box().closest<HTMLElement>('.reply-box') ?? document.body;
const send = () => screen.getByRole('button', { name: /Send/ });
const submitted = (text: string) => ({ type: 'reply.submitted', id: 1, text });
const reply = (changes: RecordChanges) => recordOn(note(1), 'reply', { wanted: 'Thanks', ...changes });
const SENDING = { drafts: { 1: 'Thanks' }, ...recorded(reply({ state: 'sending' })) };
const POST = {
  body: [{ type: 'post', text: 'x', actions: { 'replyto-comment': true } }],
  meta: { ids: { site: 1, post: 2 } },
};

test.each([
  [{}, 'Reply to comment…'],
  [POST, 'Reply to post…'],
])('[place-of-the-actions] the box with %j has the placeholder "%s"', (changes, placeholder) => {
  renderDetail(note(1, changes));
  expect(box()).toHaveAttribute('placeholder', placeholder);
});

test('[actions-by-flag] a note without the replyto-comment flag has no box', () => {
  renderDetail(note(1, { body: [{ type: 'comment', text: 'x', actions: {} }] }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each(['', ' \n '])(
  '[reply-box-states] [title-of-send] an empty reply (%j) cannot be sent, and the title of Send says why',
  async (text) => {
    const { sent } = renderDetail(note(1), { drafts: { 1: text } });
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(send()).toHaveAttribute('title', 'Write your response in order to submit');
    await userEvent.click(send());
    await userEvent.type(box(), '{Control>}{Enter}{/Control}');
    expect(sent).toEqual([]);
  },
);

test('[title-of-send] typing changes the draft, also in the middle of the text', async () => {
  const { state$ } = renderDetail(note(1));
  await userEvent.type(box(), 'Thnks');
  await userEvent.type(box(), 'a', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(state$.value.drafts[1]).toBe('Thanks');
  expect(box()).toHaveValue('Thanks');
  expect(send()).toHaveAttribute('title', 'Submit reply');
  expect(send()).toHaveAttribute('aria-disabled', 'false');
});

test.each(['Control', 'Meta'])('[submit-keys] %s and Enter submit the reply', async (key) => {
  const { sent } = renderDetail(note(1), { drafts: { 1: 'Thanks' } });
  await userEvent.type(box(), `{${key}>}{Enter}{/${key}}`);
  expect(sent).toEqual([submitted('Thanks')]);
});

test('[submit-keys] Enter inserts a line break in the box, and submits on Send', async () => {
  const { sent } = renderDetail(note(1), { drafts: { 1: 'Thanks' } });
  await userEvent.type(box(), '{Enter}');
  expect(sent).toEqual([{ type: 'reply.typed', id: 1, text: 'Thanks\n' }]);
  send().focus();
  await userEvent.keyboard('{Enter}');
  expect(sent.at(-1)).toEqual(submitted('Thanks\n'));
});

test('[reply-box-states] while a reply is being sent, nothing can be typed or sent', async () => {
  const { sent } = renderDetail(note(1), SENDING);
  expect(box()).toHaveAttribute('readonly');
  expect(box()).toHaveValue('Thanks');
  expect(screen.getByRole('progressbar', { name: 'Sending your reply' })).toBeVisible();
  await userEvent.type(box(), '!{Control>}{Enter}{/Control}');
  await userEvent.click(send());
  expect(sent).toEqual([]);
});

test.each([
  ['', 1],
  ['a\nb', 2],
  ['a\nb\nc\nd\ne\nf', 4],
])('[height-of-the-reply-box] the box for %j has %d rows', (text, rows) => {
  renderDetail(note(1), { drafts: { 1: text } });
  expect(box()).toHaveAttribute('rows', `${rows}`);
});

test('typed text has its own direction, and the placeholder has the direction of the panel', () => {
  const { dispatch } = renderDetail(note(1));
  expect(screen.getByRole('textbox')).not.toHaveAttribute('dir');
  dispatch({ type: 'reply.typed', id: 1, text: 'مرحبا' });
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'auto');
});

test('while the reply from another note about the same comment is not sent, a text can be written and not sent', async () => {
  const { sent, dispatch } = renderDetail(note(1), { drafts: { 1: 'Mine' } });
  dispatch(looked(reply({ state: 'sending', note: 2 })));
  expect(box()).toHaveValue('Mine');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(send());
  dispatch(looked(reply({ state: 'failed', failed: 'retries', note: 2 })));
  expect(within(form()).queryByRole('button', { name: 'Retry' })).toBeNull();
  await userEvent.type(box(), '!{Control>}{Enter}{/Control}');
  expect(sent.map(({ type }) => type)).toEqual(['outbox.looked', 'outbox.looked', 'reply.typed']);
  expect(screen.getByText("Your other reply to this isn't sent yet.")).toBeVisible();
});

describe('a reply that is not sent', () => {
  const failed = looked(reply({ state: 'failed', failed: 'retries' }));

  test('[reply-failure] shows "Not sent", and Retry sends it again', async () => {
    const { dispatch, sent } = renderDetail(note(1), SENDING);
    expect(screen.queryByText('Not sent')).toBeNull();
    dispatch(failed);
    await announced('Not sent');
    await userEvent.click(within(form()).getByRole('button', { name: 'Retry' }));
    expect(sent).toEqual([failed, { type: 'deed.retried', id: 'reply' }]);
    expect(screen.queryByText('Not sent')).toBeNull();
    expect(send()).toHaveFocus();
  });

  test('says that it waits for the network, and can still be changed', async () => {
    const { state$ } = renderDetail(note(1), { drafts: { 1: 'Thanks' }, isOnline: false });
    await userEvent.click(send());
    expect(screen.getByText(/Your reply will be sent when you're back online/)).toBeVisible();
    await userEvent.type(box(), '!');
    expect(state$.value.drafts[1]).toBe('Thanks!');
    expect(screen.queryByText(/Your reply will be sent/)).toBeNull();
  });

  test('[reply-without-a-session] leads to signing in without a session', async () => {
    const { sent, container } = renderDetail(note(1), { drafts: { 1: 'Thanks' }, isSignedIn: false });
    await userEvent.click(send());
    expect(screen.getByText("You're signed out. Sign in to send your reply.")).toBeVisible();
    const button = within(container.querySelector<HTMLElement>('.reply-box') ?? container);
    await userEvent.click(button.getByRole('button', { name: 'Sign in' }));
    expect(sent).toEqual([submitted('Thanks'), { type: 'signIn.requested' }]);
  });
});

describe('Escape in the reply box', () => {
  test('[escape-in-the-reply-box] moves the focus to the note; the next one reaches the shortcuts', async () => {
    const pressed: string[] = [];
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): unknown =>
      defaultPrevented || pressed.push(key);
    document.addEventListener('keydown', onKeyDown);
    renderDetail(note(1), { drafts: { 1: 'Thanks' } });
    box().focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: 'Comment' })).toHaveFocus();
    expect(pressed).toEqual([]);
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', onKeyDown);
    expect(pressed).toEqual(['Escape']);
  });

  test.each(['shiftKey', 'ctrlKey', 'altKey', 'metaKey'])('with %s does nothing', (name) => {
    renderDetail(note(1));
    box().focus();
    fireEvent.keyDown(box(), { key: 'Escape', [name]: true });
    expect(box()).toHaveFocus();
  });
});
