import type { Context } from 'rxjs-marbles';
import { keyboard } from '../../../src/streams/keyboard/keyboard';
import { initialPreferencesState, type Preferences } from '../../../src/streams/preferences/state';
import type { KeyPress } from '../../../src/streams/state/deps';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { named } from '../../support/table';

type KeyCase = Readonly<Record<'keys' | 'state' | 'event' | 'name', string>> & { readonly focus?: string };

/** Preferences without single-key shortcuts. */
export const KEYS_OFF: Preferences = { ...initialPreferencesState.preferences, areShortcutsOff: true };

const idsIn = (text = ''): number[] => text.split(',').map(Number);

/** The fields of events by the words after their type. */
const FIELDS: Readonly<Record<string, (first: string, second?: string) => object>> = {
  'filter.selected': (name) => ({ name }),
  'view.selected': (view) => ({ view }),
  'checks.applied': (action) => ({ action }),
  'checks.changed': (ids, off) => ({ ids: idsIn(ids), areChecked: off === undefined }),
  'checks.extended': (from, to) => ({ from: Number(from), to: Number(to) }),
  'fold.opened': (ids) => ({ ids: idsIn(ids) }),
  'action.requested': (id, action) => ({ action, id: Number(id) }),
};

/** The event that a text such as 'note.selected 7' stands for. */
function eventOf(text: string): Event {
  const [type = '', first, second] = text.split(' ');
  const fields = FIELDS[type] ?? ((id) => ({ id: Number(id) }));
  return { type, ...(first !== undefined && fields(first, second)) } as Event;
}

/** Presses each of the keys of a case, which have the same effect, in a panel of its own. */
export const pressKeys =
  (states: Readonly<Record<string, Partial<State>>>, events: Readonly<Record<string, Event>> = {}) =>
  (m: Context, { keys, focus = '', state, event }: KeyCase): void => {
    for (const key of keys.split(' ')) {
      const press = { key, focus: (focus === '' ? 'page' : focus) as KeyPress['focus'] };
      const keys$ = m.hot<KeyPress>('*', { '*': press });
      const run = { state: named(states, state), world: { environment: { keys$ } } };
      const emitted = events[event] ?? eventOf(event);
      m.expect(emittedBy(m, keyboard, run)).toBeObservable(event === '' ? '' : 'a', { a: emitted });
    }
  };
