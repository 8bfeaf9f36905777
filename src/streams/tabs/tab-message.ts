import type { PushPhase } from '../push/state';
import { isObject } from '../../lib/json';
import { EVENT_FIELDS } from '../state/event-fields';
import type { SharedEvent } from './events';
import { SHARED_EVENTS } from './shared-events';

/** What tabs of the same build tell each other. */
export type TabMessage =
  /** Asks for the leader. A hidden one gives way to a visible tab. */
  | { readonly kind: 'hello'; readonly isVisible: boolean }
  /** From the leader only. */
  | { readonly kind: 'leading'; readonly isVisible: boolean; readonly push: PushPhase }
  /** To the leader: this tab has a list on its screen. */
  | { readonly kind: 'wants' }
  /**
   * `askedAt` is the time, in epoch milliseconds, of the request that an answer belongs to. The
   * event's own `asked` counts the events of the tab that sent it. `loaded` is the length of its list.
   */
  | {
      readonly kind: 'event';
      readonly event: SharedEvent;
      readonly askedAt: number;
      readonly loaded: number;
    };

const PHASES: readonly unknown[] = ['subscribing', 'subscribed', 'failed'] satisfies PushPhase[];
const TYPES: readonly unknown[] = SHARED_EVENTS;

/** Undefined for anything that is no message of a tab. */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  return isTabMessage(data) ? data : undefined;
}

function isTabMessage(data: unknown): data is TabMessage {
  if (!isObject(data)) return false;
  const { kind, isVisible, push, event, askedAt, loaded } = data;
  if (kind === 'wants') return true;
  if (kind === 'hello') return typeof isVisible === 'boolean';
  if (kind === 'leading') return typeof isVisible === 'boolean' && PHASES.includes(push);
  return kind === 'event' && [askedAt, loaded].every(Number.isFinite) && isSharedEvent(event);
}

/** Whether it has a shared type, and all fields of it. */
const isSharedEvent = (value: unknown): value is SharedEvent => {
  if (!isObject(value) || !TYPES.includes(value.type)) return false;
  const fields: Readonly<Record<string, unknown>> | undefined = Object.entries(EVENT_FIELDS).find(
    ([type]) => type === value.type,
  )?.[1];
  return fields !== undefined && Object.keys(fields).every((name) => Object.hasOwn(value, name));
};
