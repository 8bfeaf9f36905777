import { actionOf } from '../../../src/streams/actions/table';
import { isRemoval, type Value } from '../../../src/streams/outbox/aspects';
import type { Verdict, Input } from '../../../src/streams/outbox/input';
import { claimOf } from '../../../src/streams/outbox/judge';
import { type OutboxRecord, stateOf } from '../../../src/streams/outbox/record';
import { nextStep } from '../../../src/streams/outbox/step';
import { transition } from '../../../src/streams/outbox/transitions';
import { OWNER, TARGET } from './records';

const NOW = 1_000_000;
const HERE = { isOnline: true, blogger: OWNER, since: 0 };

/** The platform's comment: deleting what is in the trash deletes it for ever. */
interface Comment {
  readonly status: string;
  /** The status before the trash. */
  readonly was: string;
}

/** A request under way; nobody hears its answer once its page has died. */
interface Wire {
  readonly does: string;
  readonly claim: Pick<Verdict, 'id' | 'attempt'>;
  readonly isDone: boolean;
  readonly isHeard: boolean;
}

/** A comment, its record, and at most one request under way. */
export interface World {
  readonly record: OutboxRecord | undefined;
  readonly comment: Comment;
  readonly wire: Wire | null;
  /** The status that the blogger wants. */
  readonly wants: Value;
  /** Whether another device has trashed the comment; and whether nothing was sent since. */
  readonly isElsewhere: boolean;
  readonly isSince: boolean;
  /** Whether the last trash was undone before it was sent; and whether it was carried out since. */
  readonly isUndone: boolean;
  readonly isAgainst: boolean;
}

export const START: World = {
  record: undefined,
  comment: { status: 'approved', was: 'approved' },
  wire: null,
  wants: 'approved',
  isElsewhere: false,
  isSince: false,
  isUndone: false,
  isAgainst: false,
};

/** The functions that the worlds hold to the promises; a spec breaks one of them. */
export interface Rules {
  readonly change: typeof transition;
  readonly next: typeof nextStep;
  /** Whether a request leaves without a look, or before it is stored. */
  readonly isHurried?: boolean;
  readonly isUnstored?: boolean;
}
export const RULES: Rules = { change: transition, next: nextStep };
type Move = readonly [what: string, world: World];

/** Worlds that differ in times or ids alone are one. */
function plain(record: OutboxRecord | undefined, isOpen: boolean): OutboxRecord | undefined {
  if (!record) return undefined;
  const { id, sent, lookedAt, settledAt, attempts } = record;
  const sentId = sent?.id === id ? 'w' : 'before';
  return {
    ...record,
    id: 'w',
    madeAt: NOW,
    dueAt: isOpen ? NOW + 1 : NOW,
    scheduledAt: undefined,
    lookedAt: lookedAt && NOW,
    settledAt: settledAt && NOW,
    attempts: Math.min(attempts, 1),
    sent: sent && { ...sent, id: sentId, attempt: 1, at: NOW, lookAt: sent.lookAt && NOW },
  };
}

const isOpen = ({ record }: World): boolean => record !== undefined && record.dueAt > NOW;

/** All that can happen next. In calm weather nothing is lost and the blogger rests. */
export function movesOf(world: World, isCalm: boolean, rules: Rules): readonly Move[] {
  const { change, next: nextOf, isHurried = false, isUnstored = false } = rules;
  const { record, comment, wire } = world;
  const moves: Move[] = [];
  const put = (what: string, input: Input, changes: Partial<World> = {}, opens = isOpen(world)): void => {
    const outcome = change(record, input, NOW);
    const kept = outcome === 'refused' ? record : outcome;
    const next = kept === 'deleted' ? undefined : kept;
    moves.push([what, { ...world, record: plain(next, opens), ...changes }]);
  };
  const state = record && stateOf(record);
  const shown: Value = !record || state === 'failed' ? comment.status : record.wanted;
  const want = (wanted: 'approved' | 'unapproved' | 'trash'): void =>
    put(
      wanted,
      {
        type: 'wanted',
        id: 'next',
        aspect: 'status',
        target: TARGET,
        owner: OWNER,
        wanted,
        before: shown === 'listed' ? comment.status : shown,
      },
      { wants: wanted, isUndone: false },
      wanted === 'trash',
    );
  if (!isCalm && !isRemoval(shown) && comment.status !== 'gone') {
    want('trash');
    want(shown === 'approved' ? 'unapproved' : 'approved');
  }
  if (!isCalm && record?.wanted === 'trash' && state !== 'failed' && record.before !== undefined)
    put(
      'undo',
      { type: 'undone', id: record.id, newId: 'next' },
      {
        wants: record.before,
        isUndone: (!record.sent && wire === null) || world.isUndone,
      },
      false,
    );
  const isListed = comment.status !== 'gone' && comment.status !== 'trash';
  if (!isCalm && !world.isElsewhere && wire === null && isListed && record?.lookedAt === undefined)
    moves.push([
      'trashed on another device',
      {
        ...world,
        isElsewhere: true,
        isSince: true,
        comment: { ...comment, status: 'trash', was: comment.status },
      },
    ]);
  if (record && isOpen(world)) put('the undo window ends', { type: 'hastened', id: record.id }, {}, false);
  if (!record) return moves;
  const { step, at } = nextOf(record, NOW, HERE);
  const claim = claimOf(record);
  if (step === 'look' && at <= NOW && wire === null)
    put(
      `look: ${comment.status}`,
      comment.status === 'gone'
        ? { type: 'refused', reason: 'UnknownCommentError', ...claim }
        : { type: 'looked', value: comment.status, ...claim },
    );
  if (step === 'send' && at <= NOW && wire === null) {
    const sent = change(record, { type: 'sent', id: record.id, isHurried }, NOW);
    if (typeof sent === 'object') {
      const does = isRemoval(record.known) && !isRemoval(record.wanted) ? 'untrash' : String(record.wanted);
      moves.push([
        `send ${does}`,
        {
          ...world,
          isSince: false,
          record: isUnstored ? record : plain(sent, false),
          wire: { does, claim: { id: 'w', attempt: 1 }, isDone: false, isHeard: true },
        },
      ]);
    }
  }
  return [...moves, ...answersOf(world, isCalm, rules)];
}

/** The outcomes of the request under way, and of a record whose sender has gone. */
function answersOf(world: World, isCalm: boolean, { change, isUnstored = false }: Rules): readonly Move[] {
  const { record, comment, wire } = world;
  const isHeard = wire?.isHeard === true && (record?.sent !== undefined || isUnstored);
  const answered = (what: string, answer: (claim: Wire['claim']) => Verdict): Move => {
    const gone = { ...world, wire: null };
    if (!isHeard || !record) return [what, gone];
    const outcome = change(record, answer(claimOf(record)), NOW);
    if (outcome === 'refused') return [what, gone];
    return [what, { ...gone, record: outcome === 'deleted' ? undefined : plain(outcome, isOpen(world)) }];
  };
  const lost = (what: string): Move =>
    answered(what, (claim) => ({ type: 'unanswered', retryAfterMs: 0, ...claim }));
  if (wire?.isDone) {
    const value = comment.status === 'gone' ? 'trash' : comment.status;
    return [
      answered('it answers', (claim) => ({ type: 'confirmed', value, ...claim })),
      ...(isCalm || !isHeard ? [] : [lost('its answer is lost'), dead(world)]),
    ];
  }
  if (wire)
    return [
      [
        'the platform does it',
        {
          ...world,
          comment: carriedOut(comment, wire.does),
          isAgainst: world.isUndone && wire.does === 'trash',
          wire: { ...wire, isDone: true },
        },
      ],
      ...(isCalm
        ? []
        : [
            lost('the request is lost'),
            refused(
              answered('the platform refuses', (claim) => ({
                type: 'refused',
                reason: 'forbidden',
                ...claim,
              })),
            ),
            ...(isHeard ? [dead(world)] : []),
          ]),
    ];
  if (record?.sent && record.sent.lookAt === undefined)
    return [
      ['its sender is gone', { ...world, record: { ...record, sent: { ...record.sent, lookAt: NOW } } }],
    ];
  return [];
}

/** Nothing has changed on the platform. */
const refused = ([what, world]: Move): Move => [
  what,
  { ...world, isSince: world.isElsewhere && world.comment.status === 'trash' },
];

const dead = (world: World): Move => [
  'the page dies',
  { ...world, wire: world.wire && { ...world.wire, isHeard: false } },
];

function carriedOut(comment: Comment, does: string): Comment {
  const { status, was } = comment;
  if (status === 'gone') return comment;
  if (does === 'trash')
    return status === 'trash' ? { ...comment, status: 'gone' } : { status: 'trash', was: status };
  if (does === 'untrash') return status === 'trash' ? { ...comment, status: was } : comment;
  return { ...comment, status: does, was: does };
}

/** The defect of a world; undefined if it has none. */
function wrongNow({ comment, isAgainst }: World): string | undefined {
  if (comment.status === 'gone') return 'the comment was deleted for ever';
  return isAgainst ? 'it was undone before it was sent, and deleted' : undefined;
}

/** The defect of a world, now or once nothing is lost any more and all has settled. */
export function wrongWith(world: World, rules: Rules): string | undefined {
  let at = world;
  for (let moves = 0; moves < 40; moves += 1) {
    const wrong = wrongNow(at);
    const [move] = movesOf(at, true, rules);
    if (wrong !== undefined) return wrong;
    if (!move) break;
    [, at] = move;
  }
  const { record, isSince, comment, wants } = at;
  if (isSince || (record && stateOf(record) === 'failed')) return undefined;
  if (record && stateOf(record) !== 'done') return `${actionOf(record)} never ends`;
  return comment.status === wants ? undefined : `the platform has ${comment.status}, not ${String(wants)}`;
}

/** Explores all worlds; returns their number, or the shortest story that ends wrong. */
export function explore(rules: Rules = RULES): number | string {
  const seen = new Map<string, readonly [what: string, from: string] | undefined>();
  const keyOf = (world: World): string => JSON.stringify(world);
  let level: readonly World[] = [START];
  seen.set(keyOf(START), undefined);
  while (level.length > 0) {
    const next: World[] = [];
    for (const world of level) {
      const wrong = wrongWith(world, rules);
      if (wrong !== undefined) {
        const story: string[] = [wrong];
        for (let at = seen.get(keyOf(world)); at; at = seen.get(at[1])) story.unshift(at[0]);
        return story.join('; ');
      }
      for (const [what, to] of movesOf(world, false, rules)) {
        const key = keyOf(to);
        if (seen.has(key)) continue;
        seen.set(key, [what, keyOf(world)]);
        next.push(to);
      }
    }
    level = next;
  }
  return seen.size;
}
