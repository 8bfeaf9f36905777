import { SECOND } from '../../support/day/virtual-time';
import { type Browser, play, type Script } from '../../support/play';

const DELETE = 'POST /sites/1/comments/70/delete';
const LIST = 'GET /notifications/';

describe('a trash that is answered by a 401 that does not name the token', () => {
  /** The blogger trashes at 1 s; the page is left at 12 s, and the next one opens a second later. */
  const trashed =
    (hidden: boolean[]) =>
    ({ open }: Browser): Script => {
      const tab = open();
      return {
        [SECOND]: () => tab.send({ type: 'moderation.requested', id: 7, kind: 'trash' }),
        [11 * SECOND]: () => hidden.push(7 in tab.state().moderations),
        [12 * SECOND]: () => tab.crash(),
        [13 * SECOND]: () => void open(),
      };
    };
  const firstDelete = (line: string, times: number): boolean => line === DELETE && times === 1;

  test('fails if the list is answered, because then it refuses this call only', () => {
    const hidden: boolean[] = [];
    const { blog } = play(trashed(hidden), {
      fateOf: (line, times) => (firstDelete(line, times) ? 'unclear' : 'right'),
    });
    expect(hidden).toEqual([false]);
    expect(blog.deletes()).toBe(0);
  });

  test('stays trashed, and is sent by the next page, if the list says that the session has ended', () => {
    const hidden: boolean[] = [];
    const { blog } = play(trashed(hidden), {
      fateOf: (line, times) =>
        firstDelete(line, times) || (line === LIST && times === 2) ? 'unclear' : 'right',
    });
    expect(hidden).toEqual([true]);
    expect(blog.deletes()).toBe(1);
  });
});
