import { LAST_REQUEST_MS, RECORD_LIFETIME_MS } from '../timing';
import { type OutboxRecord, UNKNOWN_OWNER } from './record';
import { isAhead } from './transitions';

/** What the sender does next about a record. */
export type Step = 'send' | 'look' | 'abandon' | 'age' | 'setClock' | 'drop' | 'doubt';

/** The circumstances of the sender. */
export interface Circumstances {
  readonly isOnline: boolean;
  /** The id of the blogger who is signed in; undefined if nobody is, or it is not known. */
  readonly blogger: string | undefined;
  /** When this page began, epoch milliseconds: what was done since then was done by this blogger. */
  readonly since: number;
}

/** The next step of a record and its time in epoch milliseconds; Infinity if there is none. */
export function nextStep(
  record: OutboxRecord,
  now: number,
  { isOnline, blogger, since }: Circumstances,
): { readonly step: Step; readonly at: number } {
  const { state, owner, madeAt, notBefore, sentAt = now, settledAt = now } = record;
  const isUnknown = owner === UNKNOWN_OWNER;
  if (isUnknown && state === 'waiting' && madeAt < since) return { step: 'doubt', at: now };
  if (blogger === UNKNOWN_OWNER && owner !== blogger) return { step: 'age', at: Infinity };
  if (blogger !== undefined && !isUnknown && owner !== blogger) return { step: 'drop', at: now };
  if (isAhead(record, now)) return { step: 'setClock', at: now };
  const canSend = isOnline && blogger !== undefined;
  switch (state) {
    case 'waiting': {
      const oldAt = madeAt + RECORD_LIFETIME_MS + 1;
      if (oldAt <= now || !canSend) return { step: 'age', at: oldAt };
      return notBefore < oldAt ? { step: 'send', at: notBefore } : { step: 'age', at: oldAt };
    }
    case 'sending':
      return { step: 'abandon', at: sentAt + LAST_REQUEST_MS };
    case 'uncertain':
      return { step: 'look', at: canSend ? notBefore : Infinity };
    case 'done':
      return { step: 'age', at: settledAt + RECORD_LIFETIME_MS + 1 };
    case 'failed':
      return { step: 'age', at: Infinity };
  }
}
