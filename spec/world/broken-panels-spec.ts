import { catchError, EMPTY, filter, ignoreElements, map, mergeMap, NEVER, of, timer } from 'rxjs';
import { act } from '../../src/streams/actions/act';
import { follow } from '../../src/streams/actions/follow';
import type { NoteAction } from '../../src/streams/actions/table';
import { decide } from '../../src/streams/deeds/decide';
import type { Note } from '../../src/streams/notes/note';
import { ofType } from '../../src/streams/operators/of-type';
import { outboxOf } from '../../src/streams/outbox/outbox';
import type { OutboxRule } from '../../src/streams/outbox/wishes';
import { reply } from '../../src/streams/reply/reply';
import type { Behaviour } from '../../src/streams/state/behaviour';
import { ALL_BEHAVIOURS } from '../support/all-behaviours';
import { without } from './browser';
import { BROKEN, ofMe } from './promises';
import { tell, told } from './story';

const { drafts, fetchPushed, keepReads, polling } = ALL_BEHAVIOURS;
const rules = { act, decide, follow, reply };

/** An outbox with another rule, or without one. */
const outbox = (
  name: keyof typeof rules,
  rule: OutboxRule = () => undefined,
): Readonly<Record<string, Behaviour>> => ({
  outbox: outboxOf(Object.values({ ...rules, [name]: rule })),
});

/** An outbox that ignores an action. */
const ignoring = (action: NoteAction): Readonly<Record<string, Behaviour>> =>
  outbox('act', (event, state) =>
    event.type === 'action.requested' && event.action === action ? undefined : act(event, state),
  );

/** Undo takes back one note of a batch. */
const undoesOne: OutboxRule = (event, state) => {
  if (event.type !== 'deed.undone') return decide(event, state);
  const record = Object.values(state.outbox.records).find(({ deed }) => deed === event.id);
  return record && { type: 'undone', id: record.id };
};

/** Keeps the text of a note that a push has changed. */
const keepingTexts: Behaviour = (events$, state$, deps) =>
  fetchPushed(events$, state$, deps).pipe(
    map((event) => {
      if (event.type !== 'notes.fetched') return event;
      const textOf = ({ id, body }: Note): Note['body'] => state$.value.allNotes[id]?.body ?? body;
      return { ...event, notes: event.notes.map((note) => ({ ...note, body: textOf(note) })) };
    }),
  );

/** Trashes after so many milliseconds, beside the outbox. */
const hasty =
  (ms: number): Behaviour =>
  (events$, state$, { client }) =>
    events$.pipe(
      ofType('action.requested'),
      filter(({ action }) => action === 'trash'),
      mergeMap((event) => timer(ms).pipe(mergeMap(() => of(event)))),
      mergeMap(({ id }) => {
        const { site = 0, comment } = state$.value.allNotes[id]?.ids ?? { site: 1, comment: 10 * id };
        return client.site(site).comment(comment).delete();
      }),
      ignoreElements(),
      catchError(() => EMPTY),
    );

/** Restores read marks, and stores none. */
const forgetful: Behaviour = (events$, state$, deps) =>
  keepReads(events$, state$, { ...deps, storage: { ...deps.storage, set: () => undefined } });

/** Never unsubscribes from the keys. */
const leaking: Behaviour = (_events$, _state$, { environment }) => {
  environment.keys$.subscribe();
  return NEVER;
};

/** Restores drafts, and does not store what is typed. */
const restoring: Behaviour = (_events$, state$, deps) => drafts(NEVER, state$, deps);
const alwaysLeads: Behaviour = () => of({ type: 'tabs.led' });

/** Defects of a panel, a story in which each does harm, and what the ledger finds. */
test.each<[string, Readonly<Record<string, Behaviour>>, string, RegExp]>([
  ['requests the list twice', { twice: polling }, '+0 a show', /was sent while the same request ran/],
  ['never requests the list', without('polling'), '+0 a note', /lacks the notes/],
  ['sends nothing', without('outbox'), '+0 a like', /like 7 does not show true/],
  ['trashes at once', { hasty: hasty(0) }, '+0 a trash', /trash was sent \d+ ms too early/],
  ['trashes twice', { hasty: hasty(6000) }, '+0 a trash', /status 7 was deleted for ever/],
  [
    'undoes one note of a batch',
    outbox('decide', undoesOne),
    '+0 a trashAll; +0 a undo',
    /status 8 was not undone/,
  ],
  [
    'keeps old texts',
    { fetchPushed: keepingTexts },
    '+0 a edit',
    /tab 0 shows note 7 as [^,]*Comment 7, and not/,
  ],
  ['never trashes', ignoring('trash'), '+0 a trash', /status 7 does not show trash/],
  ['never sends replies', outbox('reply'), '+0 a reply', /reply 7 \S+ does not show/],
  ['never approves', ignoring('approve'), '+0 a approve', /status 7 does not show approved/],
  ['never likes', ignoring('like'), '+0 a like', /like 7 does not show true/],
  ['never follows', outbox('follow'), '+0 a follow', /follow 1 does not show true/],
  ['stores no drafts', { drafts: restoring }, '+0 a type', /draft 7 should be \S+, and is/],
  [
    'stores no read marks',
    { keepReads: forgetful },
    '+0 a offline; +0 a read; +3000 a crash; +0 a crash',
    /read 7 should be true/,
  ],
  ['never sends read marks', without('markRead'), '+0 a read', /read 7 should be true/],
  ['does not unsubscribe', { leaking }, '+0 a show', /still subscribed: keys\$/],
  ['leads beside another one', { tabs: alwaysLeads }, '+0 a lookAway', /2 tabs lead/],
  ['goes on after a sign-out', without('followSession'), '+0 a signOut', /a tab goes on after the sign-out/],
])('the ledger finds a panel that %s', (_defect, behaviours, story, found) => {
  expect(tell(told(story))).toEqual([]);
  expect(tell(told(story), { behaviours: { ...ALL_BEHAVIOURS, ...behaviours } }).join('\n')).toMatch(found);
});

test.each(BROKEN)('the ledger finds that a promise is broken, $promise', ({ options, story, found }) => {
  expect(tell(told(story))).toEqual([]);
  expect(tell(told(story), options).join('\n')).toMatch(found);
});

test('the ledger finds read marks that are sent for another blogger', () => {
  const story = told('+0 a lostBefore 8; +0 a read 7; +0 a otherBlogger 7');
  expect(tell(story)).toEqual([]);
  expect(tell(story, { storageOf: ofMe })[0]).toMatch(/read was sent for blogger 6/);
});
