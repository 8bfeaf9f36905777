import { type RecordAction, actionOf } from '../../../src/streams/actions/table';
import { isRemoval } from '../../../src/streams/outbox/aspects';
import { stateOf, UNKNOWN_OWNER } from '../../../src/streams/outbox/record';
import { type Case, DEATHS, NEXT, play, type Result, WISHES } from './case';
import { FATES } from './platform';
import { OWNER } from './records';

/** What is wrong with the end of a case, by the platform's ledger. */
function judge(each: Case, { world, undone, isGone }: Result): string | undefined {
  const { wish, owner, next, fate } = each;
  const [{ aspect, target, wanted: value }, effect, opposite] = wish;
  const { effects } = world.ledger;
  const times = effects.filter(({ what }) => what === effect).length;
  const record = world.recordOf(aspect, target);
  const isAgain = next === 'again' || next === 'leaveUnstored';
  const canRepeat = isAgain && aspect !== 'reply' && value !== 'trash';
  if (world.problems.length > 0) return world.problems.join();
  if (times > 1 && !canRepeat) return `${effect} ${times} times`;
  const foreign = effects.find(({ blogger }) => blogger !== OWNER);
  if (foreign) return `${foreign.what} by ${foreign.blogger ?? 'nobody'}`;
  if (undone === 'deleted' && times > 0 && record === undefined) return `${effect} after Undo`;
  if (isGone) return record ? `${stateOf(record)} is left` : undefined;
  if (!record) {
    const isUndone = undone !== undefined && undone !== 'refused' && effects.at(-1)?.what !== effect;
    const isCancelled = isUndone || (next === 'opposite' && opposite !== undefined);
    const isNeverStored = each.death !== undefined && effects.length === 0;
    // The blogger has agreed to lose it, or it was done more than a day ago.
    const isOver = next === 'signOut' || (next === 'older' && times > 0);
    return isCancelled || isNeverStored || isOver ? undefined : 'lost without a word';
  }
  const wanted = record.wanted === value ? effect : undefined;
  const last = effects.at(-1)?.what;
  switch (stateOf(record)) {
    case 'done':
      if (wanted === undefined)
        return last === effect ? 'the last intention is not on the platform' : undefined;
      return last === wanted || next === 'opposite'
        ? undefined
        : `done, but the platform has ${last ?? 'nothing'}`;
    case 'failed':
      if (record.failed === 'owner' && owner === UNKNOWN_OWNER) return undefined;
      if (fate !== 'refused' && record.failed !== 'old') return `failed: ${record.failed}`;
      return wanted !== undefined && last === wanted ? 'failed, but the platform has it' : undefined;
    default:
      return `still ${stateOf(record)}`;
  }
}

/** Whether a case differs from others: without an opposite, or a time, there is only one. */
const isCase = ({ wish: [{ wanted }, , opposite], owner, next, when }: Case): boolean =>
  (owner === OWNER || next === 'nothing' || next === 'undo' || next === 'leave') &&
  (next !== 'opposite' || opposite !== undefined) &&
  (next !== 'close' || isRemoval(wanted)) &&
  ((next !== 'nothing' && next !== 'older') || when === 'soon');

function* living(action: RecordAction): Generator<Case> {
  for (const wish of WISHES.filter(([wanted]) => actionOf(wanted) === action))
    for (const owner of [OWNER, UNKNOWN_OWNER])
      for (const fate of FATES)
        for (const next of NEXT)
          for (const when of ['soon', 'sending', 'late'] as const) {
            const each = { wish, owner, fate, next, when };
            if (isCase(each)) yield each;
          }
}

/**
 * Plays all cases of these actions, and prints how many of them are right. Of those in which a tab dies, only
 * each `nth` is played.
 */
export function describeCases(actions: readonly RecordAction[], nth = 1): void {
  let deaths = 0;
  let count = 0;
  let right = 0;

  test.each(actions)('%s: every fate, next step and death', (action) => {
    const wrong: string[] = [];
    const check = (each: Case, result: Result): void => {
      count += 1;
      const problem = judge(each, result);
      if (problem === undefined) right += 1;
      else {
        const { owner, fate, next, when, death } = each;
        const died = death ? `, ${death.of} dies at point ${death.at}` : '';
        wrong.push(`${action} of ${owner}, ${fate}, ${next} ${when}${died}: ${problem}`);
      }
    };
    for (const each of living(action)) {
      const result = play(each);
      check(each, result);
      for (const of of DEATHS)
        for (let at = 0; at < result.points; at++) {
          deaths += 1;
          if (deaths % nth !== 0) continue;
          const deadly = { ...each, death: { of, at } };
          check(deadly, play(deadly));
        }
    }
    expect(wrong.slice(0, 12)).toEqual([]);
  });

  afterAll(() => console.info(`outbox: ${right} of ${count} cases`));
}
