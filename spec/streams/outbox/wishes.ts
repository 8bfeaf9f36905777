import type { Made } from '../../../src/streams/outbox/input';
import { OWNER } from './records';
import type { World } from './world';

/** A wish that the store has accepted. Each trash and reply has a target of its own. */
export interface Wish {
  readonly input: Made;
  /** Taken back in time, or deleted by a sign-out, or kept in a tab that crashed. */
  isOver: boolean;
  isUndone: boolean;
}

const effectOf = ({ kind, target: { comment }, payload }: Made): string => {
  if (kind === 'trash') return `delete ${comment}`;
  if (kind === 'reply') return `reply ${comment} ${payload}`;
  return `${{ like: ['unlike', 'like'], approve: ['unapproved', 'approved'] }[kind === 'like' ? kind : 'approve'][Number(payload)]} ${comment}`;
};

/** What the platform's ledger says against the wishes of a story. */
export function judge(world: World, wishes: readonly Wish[]): readonly string[] {
  const wrong = [...world.problems];
  const { effects } = world.ledger;
  for (const { what, blogger } of effects)
    if (blogger !== OWNER) wrong.push(`${what} was sent as ${blogger ?? 'nobody'}`);
  for (const { input, isOver, isUndone } of wishes) {
    const effect = effectOf(input);
    const times = effects.filter(({ what }) => what === effect).length;
    const isOnce = input.kind === 'trash' || input.kind === 'reply';
    if (isOnce && times > 1) wrong.push(`${effect} happened ${times} times`);
    if (isOnce && isUndone && times > 0) wrong.push(`${effect} happened after Undo`);
    const record = world.recordOf(input.kind, input.target);
    const isSettled = record === undefined || record.state === 'done' || record.state === 'failed';
    if (!isSettled) wrong.push(`${effect} is still ${record.state}`);
    if (isOver) continue;
    if (record?.state === 'failed') continue;
    const latest = effects.findLast(({ what }) => isAbout(what, input))?.what;
    // Nothing is liked or approved in the beginning.
    const isAsWished = latest === undefined ? input.payload === false : latest === effect;
    const hasIt = isOnce ? times > 0 : isAsWished;
    if (!hasIt) wrong.push(`${effect} was lost: ${record?.state ?? 'no record'}`);
  }
  return wrong;
}

const isAbout = (what: string, { kind, target: { comment } }: Made): boolean =>
  (kind === 'like' ? ['like', 'unlike'] : ['approved', 'unapproved']).some(
    (verb) => what === `${verb} ${comment}`,
  );
