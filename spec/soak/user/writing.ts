import type { Random } from '../../support/day/random';
import { isWrittenOn, unsettledReplies, wasShown } from '../ledger-entries';
import type { Tab } from '../tab';
import { type Action, inTime, isUntouched, openNoteWhere, type UserContext } from './context';
import { click } from '../click';

/** Types or pastes a text after the existing one, and records the result in the ledger. */
async function write(
  { tab, ledger }: UserContext,
  random: Random,
  note: number,
  text: string,
  before = '',
): Promise<void> {
  ledger.drafted(note, before + text);
  // `End` alone goes to the end of a wrapped line.
  await tab.box.press('Control+End');
  const isTyped = await inTime(
    random.chance(0.5) ? tab.box.fill(before + text) : tab.box.pressSequentially(text, { timeout: 10_000 }),
  );
  const { text: shown = '' } = await tab.detail();
  if (shown === before + text) return;
  ledger.drafted(note, shown);
  if (isTyped) ledger.mistyped({ note, typed: before + text, shown });
}

/** Sends by button or by key. Returns whether the panel starts sending. */
async function send({ tab }: UserContext, random: Random): Promise<boolean> {
  if (random.chance(0.5)) await tab.box.press('Control+Enter');
  else await click(tab.button('Send'));
  return inTime(
    tab.panel.detail
      .locator('.reply-box[aria-busy="true"]')
      .or(tab.box.and(empty(tab)))
      .first()
      .waitFor(),
  );
}

const empty = (tab: Tab) => tab.panel.detail.locator('textarea:placeholder-shown');

/** Writes a reply to a comment and sends it. */
export const reply: Action = async (context, random) => {
  const { tab, ledger, newText } = context;
  const note = await openNoteWhere(context, random, isUntouched(context));
  if (!note || (await tab.detail()).text !== '') return undefined;
  const text = newText();
  await write(context, random, note.id, text);
  ledger.sent(note.id, text, tab.name);
  await send(context, random);
  return `replies to ${note.id}: ${text}`;
};

/** Writes a reply and does not send it. */
export const draft: Action = async (context, random) => {
  const { tab, newText } = context;
  const note = await openNoteWhere(context, random, isUntouched(context));
  if (!note || (await tab.detail()).text !== '') return undefined;
  const text = newText();
  await write(context, random, note.id, text);
  if (random.chance(0.4)) await click(tab.button('Back'));
  return `writes on ${note.id}, and does not send: ${text}`;
};

/** Sends, deletes or continues a draft. */
export const resumeDraft: Action = async (context, random) => {
  const { tab, ledger, newText } = context;
  const { drafts } = ledger.entries;
  const note = await openNoteWhere(context, random, ({ id }) => drafts.has(id));
  const before = note && drafts.get(note.id);
  if (!note || !before) return undefined;
  const { text } = await tab.detail();
  if (text !== before.text) return undefined;
  if (random.chance(0.5)) {
    ledger.sent(note.id, text, tab.name);
    await send(context, random);
    return `sends the draft on ${note.id}: ${text}`;
  }
  if (random.chance(0.3)) {
    ledger.drafted(note.id, '');
    await tab.box.fill('');
    return `deletes the draft on ${note.id}`;
  }
  const more = ` + ${newText()}`;
  await write(context, random, note.id, more, text);
  return `continues the draft on ${note.id}: ${text}${more}`;
};

const DUPLICATE = "you've already said that";

/** Checks a reply that was sent, and sends it again if it failed. */
export const checkReply: Action = async (context, random) => {
  const { tab, ledger } = context;
  const open = unsettledReplies(ledger.entries);
  const note = await openNoteWhere(context, random, ({ id }) => open.some((each) => each.note === id));
  const sent = open.find((each) => each.note === note?.id);
  if (!note || !sent) return undefined;
  const { text, isSending } = await tab.detail();
  if (isSending || text === undefined) return `sees that the reply to ${note.id} is being sent`;
  if (text === '') {
    ledger.settled(sent.text);
    return `sees that the reply to ${note.id} is sent`;
  }
  if (text !== sent.text) return undefined;
  ledger.sent(note.id, text, tab.name);
  await send(context, random);
  if (!(await isDuplicate(context, note.id))) return `sends the reply to ${note.id} again`;
  // The platform has the reply, but its answer was lost: the user deletes the text.
  await tab.openNote(note.id);
  await tab.box.fill('');
  ledger.settled(sent.text);
  return `sees that the reply to ${note.id} is a duplicate`;
};

/** Whether the panel rejects a reply as a duplicate, which also closes the note. */
async function isDuplicate({ tab, ledger }: UserContext, note: number): Promise<boolean> {
  const since = Date.now();
  const isClosed = await inTime(
    tab.panel.frame
      .locator(`.row[data-note="${note}"]:not([aria-current])`)
      .waitFor({ state: 'attached', timeout: 1500 }),
  );
  return isClosed && wasShown(ledger.entries, [DUPLICATE], since);
}

/** Mentions somebody and adds a unique text. */
export const mention: Action = async (context, random) => {
  const { tab, newText } = context;
  const note = await openNoteWhere(
    context,
    random,
    ({ id, type: kind }) => kind === 'comment' && !isWrittenOn(context.ledger.entries, id),
  );
  if (!note || (await tab.detail()).text !== '') return undefined;
  await write(context, random, note.id, '@a');
  if (await inTime(tab.panel.frame.getByRole('option').first().waitFor())) await tab.box.press('Enter');
  const { text = '' } = await tab.detail();
  const more = ` ${newText()}`;
  await write(context, random, note.id, more, text);
  return `mentions somebody on ${note.id}: ${text}${more}`;
};
