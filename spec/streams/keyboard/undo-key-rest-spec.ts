import { cases } from 'rxjs-marbles/jest';
import { keyboard } from '../../../src/streams/keyboard/keyboard';
import type { KeyPress } from '../../../src/streams/state/deps';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { legend, moderationLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { looked, recordOf } from '../outbox/records';
import { table } from '../../support/table';

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

cases(
  'U was meant for an undo bar that has just gone, so it',
  (m, { events, keys, expected }) => {
    const emitted$ = emittedBy(m, keyboard, {
      events,
      values: LOOKS,
      state: { ...holding(note(7), note(8)), isPanelOpen: true },
      world: { environment: { keys$: m.hot(keys, PRESSES) } },
    });
    m.expect(emitted$).toBeObservable(expected, EMITTED);
  },
  table(`
  events     | keys                 | expected             | name
  t 99ms b   | 100ms - u 1998ms u u | 100ms - - 1998ms - C | [u-for-undo] does nothing for 2 s after the moderation is sent
  t 99ms g d | 100ms u 1999ms u u   | 100ms u 1999ms - C   | does nothing for 2 s after it has undone the moderation
  t 99ms b T | 100ms - - u          | 100ms - - U          | undoes a newer moderation at once
  t 99ms b   | 100ms - c            | 100ms - c            | leaves the other keys as they are
`),
);
