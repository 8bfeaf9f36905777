import { expectRight, told } from '../world/story';

/**
 * Stories of tabs a, b and c, which the ledger of the world judges: each step has its pause in milliseconds;
 * with -12 it happens in the same moment as the step before. A fate is that of the next change, with note 9 that
 * of the next look.
 */
describe('a comment is deleted once', () => {
  test.each([
    ['by one tab', '+0 a trash'],
    ['by two tabs at the same time', '+0 a trash; -12 b trash'],
    ['by two tabs, one of which closes its undo bar', '+0 a trash; -12 b trash; +1000 b close'],
    ['by two tabs, one of which is left', '+0 a trash; -12 b trash; +1000 b leave'],
    [
      'by two tabs, both of which are left',
      '+0 a trash; -12 b trash; +1000 b leave; +0 a leave; +1000 a open',
    ],
    ['by two tabs, the first of which crashes while it sends', '+0 a trash; -12 b trash; +4518 a crash'],
    ['by the next page if its own crashes', '+0 b crash; +0 a trash; +1000 a crash; +18000 a open'],
    ['by the next page if its own is left', '+0 b crash; +0 a trash; +1000 a leave; +1000 a open'],
    ['by another tab if its own is hidden in the undo window', '+0 a trash; +1000 b show'],
    ['while storage is full, also if another tab does it, too', '+0 a full; +0 a trash; -12 b trash'],
    ['if its connection breaks and its tab is left', '+0 a lost; +0 a trash; +4600 a leave'],
    ...['lost', 'html', 'silent', 'cut', 'slow', 'lostBefore', 'busy', 'busyForAMinute'].map((fate) => [
      `if the answer is ${fate}`,
      `+0 a ${fate}; +0 a trash`,
    ]),
    ['if its answer and the first look are lost', '+0 a lost; +0 a trash; +4520 a lost 9'],
    ['if the look before it is cut', '+0 a cut 9; +0 a trash'],
  ])('%s', (_name, story) => expectRight(told(story)));
});

describe('a reply is posted once', () => {
  test.each([
    ['by one tab', '+0 a reply'],
    ...['lost', 'html', 'silent', 'cut', 'slow', 'lostBefore', 'busy'].map((fate) => [
      `if its answer is ${fate}`,
      `+0 a ${fate}; +0 a reply`,
    ]),
    [
      'if its answer and the first look are lost, and another tab retries',
      '+0 a lost; +0 a reply; +20 a lost 9',
    ],
    ['if its page crashes before the answer', '+0 b crash; +0 a reply; +8 a crash; +2000 a open'],
    [
      'if its page crashes after a lost answer',
      '+0 b crash; +0 a lost; +0 a reply; +48 a crash; +2000 a open',
    ],
    [
      'if its page is left after a lost answer',
      '+0 b crash; +0 a lost; +0 a reply; +48 a leave; +2000 a open',
    ],
    [
      'by the next page if the platform has refused it',
      '+0 b crash; +0 a busy; +0 a reply; +1000 a crash; +0 a open',
    ],
    ['by one of two tabs that live on', '+0 c open; +0 a lost; +0 a reply; +1000 a crash'],
    ['if another tab sends the same text while it is sent', '+0 a reply; +8 b again'],
    ['if another tab sends the same text after a lost answer', '+0 a lost; +0 a reply; +48 b again'],
    ['while storage is full', '+0 a full; +0 a lost; +0 a reply'],
  ])('%s', (_name, story) => expectRight(told(story)));
});
