import { latestBar, undoLatest } from '../../src/streams/deeds/undo';
import { selectVisibleNotes } from '../../src/streams/list/selectors';
import { selectFailed } from '../../src/streams/outbox/failed';
import { isSendingReply, unsentReply } from '../../src/streams/reply/selectors';
import { isRemoved, type Key, keyOfRecord, shownIn, valueOfRecord } from './aspects';
import type { Tab } from './browser';
import type { Ledger } from './ledger';
import { siteOf } from './platform';

/** Does something in a tab with a note, if the tab offers it, and tells the ledger. */
export type Deed = (tab: Tab, note: number, ledger: Ledger) => void;

const isListed = (tab: Tab, note: number): boolean =>
  !['hidden', undefined].includes(shownIn(tab.state(), `status ${note}`));

const removes =
  (kind: 'trash' | 'spam'): Deed =>
  (tab, id, ledger) => {
    if (!isListed(tab, id)) return;
    ledger.wants(tab, `status ${id}`, kind);
    tab.send({ type: 'action.requested', action: kind, id });
  };

/** The other value of what a tab shows. */
const otherOf = (tab: Tab, key: Key): boolean => shownIn(tab.state(), key) !== 'true';

const say = (tab: Tab, note: number, text: string, ledger: Ledger): void => {
  const state = tab.state();
  if (!isListed(tab, note) || unsentReply(state, note)) return;
  // A reply approves its comment, whenever it is posted, and reads its note.
  ledger.forget(`status ${note}`, `draft ${note}`, `read ${note}`);
  ledger.wants(tab, `reply ${note} ${text}`, 'true');
  tab.send({ type: 'reply.typed', id: note, text });
  tab.send({ type: 'reply.submitted', id: note, text });
};

let texts = 0;
/** A new text without spaces, which the platform stores as `T&amp;J&lt;3-1`. */
const newText = (): string => `T&J<3-${(texts += 1)}`;

/** What a blogger does, by name. `again` is the same reply from another tab. */
export const DEEDS = {
  trash: removes('trash'),
  spam: removes('spam'),
  trashAll: (tab, _note, ledger) => {
    const ids = selectVisibleNotes(tab.state()).map(({ id }) => id);
    if (ids.length === 0) return;
    const batch = {};
    for (const id of ids) ledger.wants(tab, `status ${id}`, 'trash', batch);
    tab.send({ type: 'checks.changed', ids, areChecked: true });
    tab.send({ type: 'checks.applied', action: 'trash' });
  },
  undo: (tab, _note, ledger) => {
    const event = undoLatest(tab.state());
    if (event?.type !== 'deed.undone') return;
    const records = Object.values(tab.state().outbox.records);
    const record = records.find(({ id, deed }) => id === event.id || deed === event.id);
    if (!record) return;
    ledger.cancels(tab, ledger.keysWanted(isRemoved), keyOfRecord(record));
    tab.send(event);
  },
  close: (tab, _note, ledger) => {
    const bar = latestBar(tab.state());
    if (!bar) return;
    ledger.hurries();
    tab.send({ type: 'deed.closed', id: bar.deed ?? bar.id });
  },
  approve: (tab, id, ledger) => {
    if (!isListed(tab, id)) return;
    const isApproved = shownIn(tab.state(), `status ${id}`) !== 'approved';
    ledger.wants(tab, `status ${id}`, isApproved ? 'approved' : 'unapproved');
    tab.send({ type: 'action.requested', action: isApproved ? 'approve' : 'unapprove', id });
  },
  like: (tab, id, ledger) => {
    if (!isListed(tab, id)) return;
    const isLiked = otherOf(tab, `like ${id}`);
    ledger.wants(tab, `like ${id}`, String(isLiked));
    tab.send({ type: 'action.requested', action: isLiked ? 'like' : 'unlike', id });
  },
  follow: (tab, id, ledger) => {
    const siteId = siteOf(id);
    const isFollowing = otherOf(tab, `follow ${siteId}`);
    ledger.wants(tab, `follow ${siteId}`, String(isFollowing));
    tab.send({ type: 'follow.requested', siteId, isFollowing });
  },
  reply: (tab, id, ledger) => say(tab, id, newText(), ledger),
  again: (tab, id, ledger) => {
    const [key] = ledger.keysWanted((_value, each) => each.startsWith(`reply ${id} `));
    if (key) say(tab, id, key.split(' ')[2] ?? '', ledger);
  },
  type: (tab, id, ledger) => {
    if (!isListed(tab, id) || unsentReply(tab.state(), id)) return;
    const text = newText();
    ledger.wants(tab, `draft ${id}`, text);
    tab.send({ type: 'reply.typed', id, text });
  },
  empty: (tab, id, ledger) => {
    const record = unsentReply(tab.state(), id);
    if (!isListed(tab, id) || isSendingReply(tab.state(), id)) return;
    if (record) ledger.cancels(tab, [keyOfRecord(record)]);
    ledger.wants(tab, `draft ${id}`, '');
    tab.send({ type: 'reply.typed', id, text: '' });
  },
  read: (tab, id, ledger) => {
    if (!isListed(tab, id)) return;
    ledger.wants(tab, `read ${id}`, 'true');
    tab.send({ type: 'note.selected', id });
    tab.send({ type: 'note.deselected' });
  },
  unread: (tab, id, ledger) => {
    // A reply that waits reads its note when it is posted.
    if (!isListed(tab, id) || unsentReply(tab.state(), id)) return;
    ledger.wants(tab, `read ${id}`, 'false');
    tab.send({ type: 'unread.requested', id });
  },
  retry: (tab, _note, ledger) => {
    const record = selectFailed(tab.state());
    if (!record) return;
    ledger.wants(tab, keyOfRecord(record), valueOfRecord(record));
    tab.send({ type: 'deed.retried', id: record.id });
  },
  discard: (tab, _note, ledger) => {
    const record = selectFailed(tab.state());
    if (!record) return;
    ledger.forget(keyOfRecord(record));
    tab.send({ type: 'deed.discarded', id: record.id });
  },
} satisfies Readonly<Record<string, Deed>>;

export type DeedName = keyof typeof DEEDS;

export const isDeed = (name: string): name is DeedName => Object.hasOwn(DEEDS, name);
