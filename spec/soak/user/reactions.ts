import { isWrittenOn } from '../ledger-entries';
import { type Action, isUntouched, openNoteWhere, type UserContext } from './context';
import { click } from '../click';

/**
 * Presses a toggle button or its key. Returns its previous state, or undefined if there is no such
 * button.
 */
async function press(
  { tab }: UserContext,
  labels: readonly string[],
  key: string | undefined,
): Promise<boolean | undefined> {
  const { buttons } = await tab.detail();
  const label = labels.find((each) => each in buttons);
  const was = label === undefined ? undefined : buttons[label];
  if (label === undefined || was === undefined) return undefined;
  if (key === undefined) await click(tab.panel.action(label));
  else await tab.press(key);
  return was;
}

/** Approves or unapproves a comment without a reply, because a reply approves, too. */
export const approve: Action = async (context, random) => {
  const { tab, ledger } = context;
  const note = await openNoteWhere(
    context,
    random,
    (each) => isUntouched(context)(each) && !ledger.entries.replies.some((reply) => reply.note === each.id),
  );
  if (!note) return undefined;
  const was = await press(
    context,
    ['Approve', 'Approved', 'Approving', 'Unapproving'],
    random.chance(0.3) ? 'a' : undefined,
  );
  if (was === undefined) return undefined;
  ledger.toggled({ kind: 'approve', id: note.id, value: !was, tab: tab.name });
  return `${was ? 'unapproves' : 'approves'} ${note.id}`;
};

export const like: Action = async (context, random) => {
  const { tab, ledger } = context;
  const note = await openNoteWhere(
    context,
    random,
    ({ id, type }) =>
      ['comment', 'like'].includes(type) &&
      !ledger.entries.moderations.some((moderation) => moderation.note === id),
  );
  if (!note) return undefined;
  const times = random.chance(0.2) ? random.whole(2, 4) : 1;
  let done: string | undefined;
  for (let time = 0; time < times; time += 1) {
    const was = await press(context, ['Like', 'Liked'], random.chance(0.3) ? 'l' : undefined);
    if (was === undefined) return done;
    ledger.toggled({ kind: 'like', id: note.id, value: !was, tab: tab.name });
    done = `${was ? 'unlikes' : 'likes'} ${note.id}, click ${time + 1}`;
  }
  return done;
};

const FOLLOWING = /^(Stop following|Follow) (.+)$/;

export const follow: Action = async (context, random) => {
  const { tab, ledger, monitor } = context;
  const note = await openNoteWhere(context, random, ({ type }) => ['comment', 'follow'].includes(type));
  if (!note) return undefined;
  const { follows } = await tab.detail();
  const [title] = follows;
  const [, verb, name] = FOLLOWING.exec(title ?? '') ?? [];
  const site = monitor.model.people.find((person) => person.name === name)?.site;
  if (title === undefined || site === undefined) return undefined;
  const value = verb === 'Follow';
  await click(tab.panel.detail.locator('.follow-button').first());
  ledger.toggled({ kind: 'follow', id: site, value, tab: tab.name });
  return `${value ? 'follows' : 'unfollows'} ${name ?? ''} (${site})`;
};

/** Clicks Edit. The run closes the page that opens. */
export const edit: Action = async (context, random) => {
  const { tab, ledger } = context;
  const note = await openNoteWhere(
    context,
    random,
    ({ id, type }) => type === 'comment' && !isWrittenOn(ledger.entries, id),
  );
  if (!note || !('Edit' in (await tab.detail()).buttons)) return undefined;
  await click(tab.panel.action('Edit'));
  return `edits ${note.id}`;
};
