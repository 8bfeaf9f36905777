import { OUTBOX_KEY } from '../../src/lib/storage-keys';
import { isHidden } from '../../src/streams/outbox/note-records';
import { undo } from '../support/triage';
import { MINUTE, SECOND } from './clock';
import { play } from './script';

test.each([
  ['does not open', 'isShut', false],
  ['does not open, and cannot store an Undo', 'isShut', true],
  ['is full, and cannot store that it is sent', 'isFull', false],
] as const)(
  'a trash stays away, and is sent later without a request each second, if the database %s',
  (_name, fault, isUndone) => {
    const seen: unknown[] = [];
    const { blog } = play(({ open, weather, network }) => {
      const one = open();
      const look = (): void => {
        const { allNotes, outbox } = one.state();
        seen.push([7 in allNotes && !isHidden(one.state(), 7), outbox.isKept]);
      };
      return {
        [SECOND]: () => one.send({ type: 'action.requested', action: 'trash', id: 7 }),
        [2 * SECOND]: () => (weather[fault] = true),
        [2 * SECOND + 1]: () => isUndone && undo(one),
        [2 * MINUTE]: () => {
          look();
          seen.push(network.requests.filter(({ line }) => line.startsWith('GET /sites/')).length < 5);
          weather[fault] = false;
        },
        [3 * MINUTE]: look,
      };
    });
    expect(seen).toEqual([[false, false], true, [false, true]]);
    expect(blog.deletes()).toBe(1);
  },
);

test('the hint that something is to be sent stays while the database does not open', () => {
  const seen: unknown[] = [];
  const { blog } = play(({ open, weather, storage, records, tabs }) => {
    const one = open();
    const look = (): void => void seen.push(`${storage.get(OUTBOX_KEY)} ${records.size}`);
    return {
      [SECOND]: () => one.setOnline(false),
      [SECOND + 1]: () => one.send({ type: 'reply.submitted', id: 7, text: 'Thanks' }),
      [2 * SECOND]: () => {
        one.crash();
        weather.isShut = true;
        open().setOnline(false);
      },
      [3 * SECOND]: () => tabs[0]?.send({ type: 'follow.requested', siteId: 1, isFollowing: true }),
      [10 * SECOND]: look,
      [11 * SECOND]: () => (weather.isShut = false),
      [MINUTE]: look,
      [MINUTE + 1]: () => tabs[0]?.setOnline(true),
    };
  });
  expect(seen).toEqual(['1 1', '1 2']);
  expect(blog.replies()).toEqual(['Thanks']);
});
