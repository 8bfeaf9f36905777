import type { Random } from '../../../spec/support/day/random';
import { isWrittenOn, outstanding, wasSaid } from '../ledger';
import type { Tab } from '../tab';
import { type Action, inTime, isUntouched, openSome, type Situation } from './situation';

/** Types or pastes it, after what is there; the book has what came of it. */
async function write(
  { tab, book }: Situation,
  random: Random,
  note: number,
  text: string,
  before = '',
): Promise<void> {
  book.drafted(note, before + text);
  await tab.box.press('End');
  const isTyped = await inTime(
    random.chance(0.5) ? tab.box.fill(before + text) : tab.box.pressSequentially(text, { timeout: 10_000 }),
  );
  const { text: shown = '' } = await tab.detail();
  if (shown === before + text) return;
  book.drafted(note, shown);
  if (isTyped) book.slipped({ note, typed: before + text, shown });
}

/** By the button or the keys; whether the panel has taken it. */
async function send({ tab }: Situation, random: Random): Promise<boolean> {
  if (random.chance(0.5)) await tab.box.press('Control+Enter');
  else await tab.button('Send').click();
  return inTime(
    tab.panel.detail
      .locator('form[aria-busy="true"]')
      .or(tab.box.and(empty(tab)))
      .first()
      .waitFor(),
  );
}

const empty = (tab: Tab) => tab.panel.detail.locator('textarea:placeholder-shown');

/** Writes something new to a comment, and sends it. */
export const reply: Action = async (situation, random) => {
  const { tab, book, newText } = situation;
  const note = await openSome(situation, random, isUntouched(situation));
  if (!note || (await tab.detail()).text !== '') return undefined;
  const text = newText();
  await write(situation, random, note.id, text);
  book.sent(note.id, text, tab.name);
  await send(situation, random);
  return `replies to ${note.id}: ${text}`;
};

/** Writes something, and goes away. */
export const draft: Action = async (situation, random) => {
  const { tab, newText } = situation;
  const note = await openSome(situation, random, isUntouched(situation));
  if (!note || (await tab.detail()).text !== '') return undefined;
  const text = newText();
  await write(situation, random, note.id, text);
  if (random.chance(0.4)) await tab.button('Back').click();
  return `writes on ${note.id}, and does not send: ${text}`;
};

/** Goes on writing, throws away or sends what was left. */
export const takeUp: Action = async (situation, random) => {
  const { tab, book, newText } = situation;
  const { drafts } = book.ledger;
  const note = await openSome(situation, random, ({ id }) => drafts.has(id));
  const before = note && drafts.get(note.id);
  if (!note || !before) return undefined;
  const { text } = await tab.detail();
  if (text !== before.text) return undefined;
  if (random.chance(0.5)) {
    book.sent(note.id, text, tab.name);
    await send(situation, random);
    return `sends what was left on ${note.id}: ${text}`;
  }
  if (random.chance(0.3)) {
    book.drafted(note.id, '');
    await tab.box.fill('');
    return `throws away what was left on ${note.id}`;
  }
  const more = ` + ${newText()}`;
  await write(situation, random, note.id, more, text);
  return `goes on writing on ${note.id}: ${text}${more}`;
};

const DUPLICATE = "you've already said that";

/** Looks what became of a reply: what is in its box again is sent again. */
export const seeToReply: Action = async (situation, random) => {
  const { tab, book } = situation;
  const open = outstanding(book.ledger);
  const note = await openSome(situation, random, ({ id }) => open.some((each) => each.note === id));
  const sent = open.find((each) => each.note === note?.id);
  if (!note || !sent) return undefined;
  const { text, isSending } = await tab.detail();
  if (isSending || text === undefined) return `sees that the reply to ${note.id} is on its way`;
  if (text === '') {
    book.settled(sent.text);
    return `sees that the reply to ${note.id} has gone`;
  }
  if (text !== sent.text) return undefined;
  book.sent(note.id, text, tab.name);
  await send(situation, random);
  if (!(await isRefused(situation, note.id))) return `sends the reply to ${note.id} again`;
  // An answer was lost, so that the panel could not know: the text is there, and need not be kept.
  await tab.openNote(note.id);
  await tab.box.fill('');
  book.settled(sent.text);
  return `is told that the reply to ${note.id} is there already`;
};

/** A duplicate is said to be one, and its note is closed; nobody else closes it meanwhile. */
async function isRefused({ tab, book }: Situation, note: number): Promise<boolean> {
  const since = Date.now();
  const isClosed = await inTime(
    tab.panel.frame
      .locator(`.row[data-note="${note}"]:not([aria-current])`)
      .waitFor({ state: 'attached', timeout: 1500 }),
  );
  return isClosed && wasSaid(book.ledger, [DUPLICATE], since);
}

/** Mentions somebody, whoever it is, and goes on writing: no two texts are the same. */
export const mention: Action = async (situation, random) => {
  const { tab, newText } = situation;
  const note = await openSome(
    situation,
    random,
    ({ id, type: kind }) => kind === 'comment' && !isWrittenOn(situation.book.ledger, id),
  );
  if (!note || (await tab.detail()).text !== '') return undefined;
  await write(situation, random, note.id, '@a');
  if (await inTime(tab.panel.frame.getByRole('option').first().waitFor())) await tab.box.press('Enter');
  const { text = '' } = await tab.detail();
  const more = ` ${newText()}`;
  await write(situation, random, note.id, more, text);
  return `mentions somebody on ${note.id}: ${text}${more}`;
};
