import { marbles } from 'rxjs-marbles/jest';
import { recovery } from '../../../src/streams/sources/recovery';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, memoryStorage } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const stored = (comment: number) =>
  ({ kind: 'spam', phase: 'pending', site: 1, comment, endsAt: 4500 }) as const;
const kept = (id: number): [string, string] => [`note_moderation_${id}`, JSON.stringify(stored(id * 10))];

const answers: Record<string, Event> = {
  7: { type: 'moderation.restored', id: 7, ...stored(70) },
  8: { type: 'moderation.restored', id: 8, ...stored(80) },
};

test(
  'all that a page left behind is restored, each held until it is over',
  marbles((m) => {
    const [seven, eight] = [m.cold('-l'), m.cold('---l')];
    const hold = (name: string) => (name === 'note_moderation_7' ? seven : eight);
    const world = { storage: memoryStorage(new Map([kept(7), kept(8)])), locks: { hold } };
    const answers$ = answersOf(m, recovery, {
      events: '-----u',
      values: { u: { type: 'moderation.undone', id: 7 } },
      state: holding(note(7), note(8)),
      world,
    });
    m.expect(answers$, '1500ms !').toBeObservable('-7-8', answers);
    m.expect(seven).toHaveSubscriptions(['^ 1004ms !']);
    m.expect(eight).toHaveSubscriptions(['^ 1499ms !']);
  }),
);

test(
  'what is told of it while it is held here does not bring it back when it is over',
  marbles((m) => {
    const lock$ = m.cold('l');
    const [key, value] = kept(7);
    const changes$ = m.hot('-k-k', { k: { key, value } });
    const answers$ = answersOf(m, recovery, {
      events: '-----u',
      values: { u: { type: 'moderation.undone', id: 7 } },
      state: holding(note(7)),
      world: { storage: memoryStorage(new Map([kept(7)]), changes$), locks: { hold: () => lock$ } },
    });
    m.expect(answers$).toBeObservable('7', answers);
    m.expect(lock$).toHaveSubscriptions(['^ 1004ms !']);
  }),
);
