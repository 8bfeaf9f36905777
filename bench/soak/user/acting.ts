import { isWrittenOn } from '../ledger';
import { type Action, isUntouched, openSome, type Situation } from './situation';

/** A button that is on or off, or its key; gives what it was, undefined where there is none. */
async function press(
  { tab }: Situation,
  labels: readonly [string, string],
  key: string | undefined,
): Promise<boolean | undefined> {
  const { buttons } = await tab.detail();
  const label = labels.find((each) => each in buttons);
  const was = label === undefined ? undefined : buttons[label];
  if (label === undefined || was === null || was === undefined) return undefined;
  if (key === undefined) await tab.panel.action(label).click();
  else await tab.press(key);
  return was;
}

/** A reply approves, too: what was replied to is left alone. */
export const approve: Action = async (situation, random) => {
  const { tab, book } = situation;
  const note = await openSome(
    situation,
    random,
    (each) => isUntouched(situation)(each) && !book.ledger.replies.some((reply) => reply.note === each.id),
  );
  if (!note) return undefined;
  const was = await press(situation, ['Approve', 'Approved'], random.chance(0.3) ? 'a' : undefined);
  if (was === undefined) return undefined;
  book.toggled({ kind: 'approve', of: note.id, value: !was, tab: tab.name });
  return `${was ? 'unapproves' : 'approves'} ${note.id}`;
};

export const like: Action = async (situation, random) => {
  const { tab, book } = situation;
  const note = await openSome(
    situation,
    random,
    ({ id, type }) =>
      ['comment', 'like'].includes(type) &&
      !book.ledger.moderations.some((moderation) => moderation.note === id),
  );
  if (!note) return undefined;
  const times = random.chance(0.2) ? random.whole(2, 4) : 1;
  let said: string | undefined;
  for (let time = 0; time < times; time += 1) {
    const was = await press(situation, ['Like', 'Liked'], random.chance(0.3) ? 'l' : undefined);
    if (was === undefined) return said;
    book.toggled({ kind: 'like', of: note.id, value: !was, tab: tab.name });
    said = `${was ? 'unlikes' : 'likes'} ${note.id}, click ${time + 1}`;
  }
  return said;
};

const FOLLOWING = /^(Stop following|Follow) (.+)$/;

export const follow: Action = async (situation, random) => {
  const { tab, book, witness } = situation;
  const note = await openSome(situation, random, ({ type }) => ['comment', 'follow'].includes(type));
  if (!note) return undefined;
  const { follows } = await tab.detail();
  const [title] = follows;
  const [, verb, name] = FOLLOWING.exec(title ?? '') ?? [];
  const site = witness.model.people.find((person) => person.name === name)?.site;
  if (title === undefined || site === undefined) return undefined;
  const value = verb === 'Follow';
  await tab.panel.detail.locator('.follow-button').first().click();
  book.toggled({ kind: 'follow', of: site, value, tab: tab.name });
  return `${value ? 'follows' : 'unfollows'} ${name ?? ''} (${site})`;
};

/** The page that opens is closed by who watches over the tabs. */
export const edit: Action = async (situation, random) => {
  const { tab, book } = situation;
  const note = await openSome(
    situation,
    random,
    ({ id, type }) => type === 'comment' && !isWrittenOn(book.ledger, id),
  );
  if (!note || !('Edit' in (await tab.detail()).buttons)) return undefined;
  await tab.panel.action('Edit').click();
  return `edits ${note.id}`;
};
