import { map, type Observable } from 'rxjs';
import { PREFERENCES_KEY } from '../../streams/preferences/restore-preferences';
import { noteOfMarkKey, SEEN_KEY } from '../../streams/reading/stored-reads';
import { ownerOfDraftKey } from '../../streams/reply/stored-draft';
import type { Deps } from '../../streams/state/deps';
import { CHECKED_KEY } from '../../streams/state/check-token';
import { BLOGGER_KEY } from '../../streams/state/stored-blogger';
import { asRecordable, type InputRecorder, recordValues } from './record-values';
import type { EnvironmentFlag } from './session';

/**
 * Returns the parts of `deps` that provide input, wrapped so that they record it. The first value
 * of each environment flag is written to `flags`; later values are recorded as entries.
 */
export function recordDeps(
  { host, environment, storage, locks, tabs$, screenWanted$ }: Deps,
  recorder: InputRecorder,
  flags: Record<EnvironmentFlag, boolean>,
): Pick<Deps, 'host' | 'environment' | 'storage' | 'locks' | 'tabs$' | 'screenWanted$'> {
  const { add } = recorder;
  const latest = new Map<EnvironmentFlag, boolean>();
  const recordFlag = (name: EnvironmentFlag, source$: Observable<boolean>): Observable<boolean> =>
    source$.pipe(
      recordValues(
        recorder,
        (is) => `${name}: ${String(is)}`,
        (is) => {
          if (!latest.has(name)) flags[name] = is;
          else if (latest.get(name) !== is) add({ kind: 'environment', name, is });
          latest.set(name, is);
        },
      ),
    );
  return {
    host: {
      ...host,
      messages$: host.messages$.pipe(
        recordValues(
          recorder,
          () => 'message of the host page',
          (message) => add({ kind: 'host', message: asRecordable(message) }),
        ),
      ),
    },
    environment: {
      isVisible$: recordFlag('isVisible', environment.isVisible$),
      isOnline$: recordFlag('isOnline', environment.isOnline$),
      isWide$: recordFlag('isWide', environment.isWide$),
      pageHide$: environment.pageHide$.pipe(
        recordValues(
          recorder,
          () => 'page hidden',
          () => add({ kind: 'pageHide' }),
        ),
      ),
      pageShow$: environment.pageShow$.pipe(
        recordValues(
          recorder,
          () => 'page shown again',
          () => add({ kind: 'pageShow' }),
        ),
      ),
      attention$: environment.attention$.pipe(
        recordValues(
          recorder,
          (is) => (is === true ? 'attention' : 'window left'),
          (is) => add({ kind: 'attention', is }),
        ),
      ),
      keys$: environment.keys$.pipe(
        recordValues(
          recorder,
          (press) => (press?.focus === 'text' ? 'key in a text' : `key ${press?.key ?? ''}`),
          ({ key, focus }) => add({ kind: 'key', key, focus }),
        ),
      ),
    },
    storage: {
      ...storage,
      changes$: storage.changes$.pipe(
        recordValues(
          recorder,
          () => 'storage of another tab',
          ({ key, value }) => {
            if (isRecorded(key)) add({ kind: 'stored', key, ...(value !== undefined && { value }) });
          },
        ),
      ),
    },
    screenWanted$: screenWanted$?.pipe(
      recordValues(
        recorder,
        () => 'screen wanted',
        () => add({ kind: 'screenWanted' }),
      ),
    ),
    locks: {
      hold: (name) =>
        locks.hold(name).pipe(
          recordValues(
            recorder,
            () => `lock ${name}`,
            () => add({ kind: 'locked', name }),
          ),
        ),
    },
    tabs$: tabs$.pipe(
      map(
        (channel) =>
          channel && {
            ...channel,
            messages$: channel.messages$.pipe(
              recordValues(
                recorder,
                () => 'message of another tab',
                (message) => add({ kind: 'told', message: asRecordable(message) }),
              ),
            ),
            isFrozen$: channel.isFrozen$.pipe(
              recordValues(
                recorder,
                (is) => (is === true ? 'freeze' : 'resume'),
                (is) => add({ kind: 'frozen', is }),
              ),
            ),
          },
      ),
    ),
  };
}

/** Whether a storage key is used by the streams. The token is not recorded. */
const isRecorded = (key: string): boolean =>
  [SEEN_KEY, PREFERENCES_KEY, BLOGGER_KEY, CHECKED_KEY].includes(key) ||
  [ownerOfDraftKey, noteOfMarkKey].some((noteOf) => noteOf(key) !== undefined);

/** Returns the stored values that the streams use. */
export const storedNow = ({ storage }: Deps): Readonly<Record<string, string>> =>
  Object.fromEntries(
    storage
      .keys()
      .filter(isRecorded)
      .map((key) => [key, storage.get(key) ?? '']),
  );
