import { click } from '../click';
import { type Action, inTime, isUntouched, openNoteWhere, type UserContext } from './context';

interface SetAside {
  readonly ids: readonly number[];
  /** Those that were unread. */
  readonly unread: readonly number[];
  readonly canUndo: boolean;
}

/**
 * Records that notes were set aside, and often takes it back by U. It is unclear whether a browser whose
 * storage is full keeps it. Returns what was done.
 */
export async function wasSetAside(context: UserContext, { ids, unread, canUndo }: SetAside): Promise<string> {
  const { tab, ledger } = context;
  const record = (end: 'set' | 'back' | 'unclear'): void => {
    for (const note of ids) {
      const wasUnread = unread.includes(note);
      ledger.setAside({ note, end, wasUnread });
      ledger.read(note, !(end === 'back' && wasUnread));
    }
  };
  record('unclear');
  for (const id of ids)
    if (!(await inTime(tab.row(id).waitFor({ state: 'detached' })))) return 'still listed';
  const message = tab.panel.frame.getByText(/^Set aside|^This browser can't store it/).first();
  const text = (await inTime(message.waitFor({ timeout: 1000 }))) ? await message.textContent() : null;
  if (text?.startsWith('Set aside') !== true) return 'unclear';
  record('set');
  if (!canUndo || (await tab.panel.frame.locator('.undo-bar').count()) > 0) return 'set aside';
  record('unclear');
  await tab.press('u');
  for (const id of ids)
    if (!(await inTime(tab.row(id).waitFor({ timeout: 1500 })))) return 'unclear after Undo';
  record('back');
  return 'undone';
}

/** Sets an open comment aside, by key or by button. */
export const setAside: Action = async (context, random) => {
  const { tab } = context;
  const note = await openNoteWhere(context, random, isUntouched(context));
  if (!note) return undefined;
  if (random.chance(0.5)) await tab.press('d');
  else await click(tab.button('Set aside'));
  const end = await wasSetAside(context, { ids: [note.id], unread: [], canUndo: random.chance(0.4) });
  return `sets ${note.id} aside: ${end}`;
};

/** Takes something back from the list of recent actions: a comment in trash or spam, or a note that is set aside. */
export const takeBack: Action = async (context, random) => {
  const { tab, monitor, ledger } = context;
  const { frame } = tab.panel;
  await tab.press('z');
  const recent = frame.locator('.recent');
  await recent.waitFor();
  try {
    if (!(await inTime(recent.locator('.recent-row').first().waitFor({ timeout: 1000 })))) return undefined;
    const rows = await recent.locator('.recent-row').evaluateAll((items) =>
      items.map((item) => ({
        key: item.getAttribute('data-key') ?? '',
        button: item.querySelector('button')?.textContent ?? '',
      })),
    );
    const fit = rows.filter(({ button }) => ['Restore', 'Bring back'].includes(button));
    if (fit.length === 0) return undefined;
    const { key, button } = random.pick(fit);
    const id = Number(/\d+$/.exec(key)?.[0]);
    const note =
      button === 'Restore' ? [...monitor.notes.values()].find(({ comment }) => comment === id)?.id : id;
    if (note === undefined) return undefined;
    await click(recent.locator(`.recent-row[data-key="${key}"]`).getByRole('button', { name: button }));
    if (button === 'Restore') ledger.restored(note);
    else {
      const wasUnread = ledger.entries.asides.findLast((aside) => aside.note === note)?.wasUnread ?? false;
      ledger.setAside({ note, end: 'back', wasUnread });
      if (wasUnread) ledger.read(note, false);
    }
    return `takes back: ${button} ${note}`;
  } finally {
    if (await recent.isVisible()) await tab.press('z');
  }
};
