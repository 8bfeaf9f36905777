import { Subject } from 'rxjs';
import { keepReads } from '../../../src/streams/reading/keep-reads';
import { restoreReads } from '../../../src/streams/reading/restore-reads';
import { isRead } from '../../../src/streams/reading/selectors';
import { reduce } from '../../../src/streams/reducer';
import { startStore } from '../../../src/streams/start-store';
import type { Behaviours } from '../../../src/streams/state/behaviour';
import { initialState } from '../../../src/streams/state/state';
import { memoryStorage, quietDeps } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

test('a note that is marked as unread before marks are stored stays unread, also in storage', () => {
  const storage = memoryStorage(
    new Map([['note_read_status_7', String(Date.parse('2026-11-20T12:00:00Z'))]]),
  );
  const loaded$ = new Subject<Behaviours>();
  const { run$, state$, send } = startStore(
    quietDeps({ storage }),
    loaded$,
    { ...initialState, ...holding(note(7)) },
    reduce,
  );
  const running = run$.subscribe();
  loaded$.next({ restoreReads });
  expect(isRead(state$.value, note(7))).toBe(true);
  send({ type: 'unread.requested', id: 7 });
  loaded$.next({ keepReads });
  expect(isRead(state$.value, note(7))).toBe(false);
  expect(storage.keys()).toEqual(['note_unread_status_7']);
  running.unsubscribe();
});
