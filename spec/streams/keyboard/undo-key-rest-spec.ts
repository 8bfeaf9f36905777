import { cases } from 'rxjs-marbles/jest';
import { keyboard } from '../../../src/streams/keyboard/keyboard';
import type { KeyPress } from '../../../src/streams/state/deps';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { legend, moderationLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { looked, recordOf } from '../outbox/records';

const PRESSES: Readonly<Record<string, KeyPress>> = {
  u: { key: 'u', focus: 'page' },
  c: { key: 'c', focus: 'page' },
};
const trash = recordOf('trash');
const sending = { ...trash, state: 'sending', attempts: 1, sentAt: 5500 } as const;
const newer = recordOf('trash', { target: { site: 1, comment: 80 }, madeAt: 5500, notBefore: 10_000 });
/** An undo bar shows, is over, has gone, and a newer one shows. */
const LOOKS: Readonly<Record<string, Event>> = {
  t: looked(1000, trash),
  b: looked(5500, sending),
  g: looked(5500),
  T: looked(5500, sending, newer),
  d: legend.d,
};
const EMITTED: Readonly<Record<string, Event>> = {
  u: moderationLegend.u,
  U: moderationLegend.U,
  C: { type: 'filter.selected', name: 'unread' },
  c: { type: 'filter.selected', name: 'comments' },
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly keys: string;
  readonly expected: string;
}

cases(
  'U was meant for an undo bar that has just gone, so it',
  (m, { events, keys, expected }: Case) => {
    const emitted$ = emittedBy(m, keyboard, {
      events,
      values: LOOKS,
      state: { ...holding(note(7), note(8)), isPanelOpen: true },
      world: { environment: { keys$: m.hot(keys, PRESSES) } },
    });
    m.expect(emitted$).toBeObservable(expected, EMITTED);
  },
  [
    {
      name: '[u-for-undo] does nothing for 2 s after the moderation is sent',
      events: '  t 99ms b',
      keys: '    100ms  - u 1998ms u u',
      expected: '100ms  - - 1998ms - C',
    },
    {
      name: 'does nothing for 2 s after it has undone the moderation',
      // Undo opens the note, where U is no filter; `d` goes back to the list.
      events: '  t 99ms g d',
      keys: '    100ms  u 1999ms u u',
      expected: '100ms  u 1999ms - C',
    },
    {
      name: 'undoes a newer moderation at once',
      events: '  t 99ms b T',
      keys: '    100ms  - - u',
      expected: '100ms  - - U',
    },
    {
      name: 'leaves the other keys as they are',
      events: '  t 99ms b',
      keys: '    100ms  - c',
      expected: '100ms  - c',
    },
  ],
);
