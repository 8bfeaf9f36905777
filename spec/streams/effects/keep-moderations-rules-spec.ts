import { NEVER } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import { keepModerations } from '../../../src/streams/effects/keep-moderations';
import type { Event } from '../../../src/streams/state/events';
import { answersOf } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const values: Record<string, Event> = {
  7: { type: 'moderation.requested', id: 7, kind: 'trash' },
  8: { type: 'moderation.requested', id: 8, kind: 'spam' },
  u: { type: 'moderation.undone', id: 7 },
  U: { type: 'moderation.undone', id: 8 },
};

test(
  'this tab holds each note that is pending for its own time: what it let go, another tab would bring to its end',
  marbles((m) => {
    const [seven, eight] = [m.cold('l'), m.cold('l')];
    const locks = { note_moderation_7: seven, note_moderation_8: eight };
    const hold = (name: string) => Object.entries(locks).find(([each]) => each === name)?.[1] ?? NEVER;
    const state = holding(note(7), note(8));
    const answers$ = answersOf(m, keepModerations, {
      events: '-7-8-u-U 2s 7-u',
      values,
      state,
      world: { locks: { hold } },
    });
    m.expect(answers$).toBeObservable('');
    m.expect(seven).toHaveSubscriptions(['-^ 1003ms !', '2008ms ^ 1001ms !']);
    m.expect(eight).toHaveSubscriptions(['---^ 1003ms !']);
  }),
);

test(
  'what begins again while other tabs may not know yet that it was over is held on',
  marbles((m) => {
    const lock$ = m.cold('l');
    const answers$ = answersOf(m, keepModerations, {
      events: '-7-u 997ms 7-u',
      values,
      state: holding(note(7)),
      world: { locks: { hold: () => lock$ } },
    });
    m.expect(answers$).toBeObservable('');
    m.expect(lock$).toHaveSubscriptions(['-^ 2001ms !']);
  }),
);
