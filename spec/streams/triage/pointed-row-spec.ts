import { cases } from 'rxjs-marbles/jest';
import { type FocusedRow, pointedRow, type PointedRow } from '../../../src/streams/triage/pointed-row';

interface Case {
  readonly name: string;
  /** Digits are rows, 0 is none. */
  readonly hovered?: string;
  /** Letters are rows among whose actions the focus is: a is row 1. */
  readonly focused?: string;
  /** The Tab key is pressed at t. */
  readonly tabbed?: string;
  readonly touched?: string;
  /** A press begins at p, and ends at u. */
  readonly presses?: string;
  /** Digits are rows with their actions, letters those with large ones, and 0 is none. */
  readonly expected: string;
}

const IDS: Readonly<Record<string, number | null>> = { 0: null, 1: 1, 2: 2 };
const FOCUSED: Readonly<Record<string, FocusedRow | null>> = {
  0: null,
  1: { id: 1, isInTools: false },
  2: { id: 2, isInTools: false },
  a: { id: 1, isInTools: true },
};
const SHOWN: Readonly<Record<string, PointedRow | null>> = {
  0: null,
  1: { id: 1, isTouch: false },
  2: { id: 2, isTouch: false },
  A: { id: 1, isTouch: true },
  B: { id: 2, isTouch: true },
};

cases(
  'the row whose actions show',
  (m, { hovered = '-', focused = '-', tabbed = '-', touched = '-', presses = '-', expected }: Case) => {
    const row$ = pointedRow({
      hovered$: m.hot(hovered, IDS),
      focused$: m.hot(focused, FOCUSED),
      tabbed$: m.hot(tabbed),
      touched$: m.hot(touched, IDS),
      pressed$: m.hot(presses, { p: true, u: false }),
    });
    m.expect(row$).toBeObservable(expected, SHOWN);
  },
  [
    {
      name: '[row-actions] is that on which the mouse rests for 100 ms',
      hovered: ' 1',
      expected: '0 99ms 1',
    },
    {
      name: '[row-actions] is not one that the mouse only crosses',
      hovered: ' 1 50ms 2 50ms 0',
      expected: '0',
    },
    {
      name: '[row-actions] is not the one that is pressed, until 100 ms after the press',
      hovered: ' 1',
      presses: ' - 50ms p 99ms u',
      expected: '0 250ms 1',
    },
    {
      name: 'stays during a press',
      hovered: ' 1',
      presses: ' - 200ms p 99ms u',
      expected: '0 99ms 1',
    },
    {
      name: 'stays while the mouse moves on it',
      hovered: ' 1 200ms 1',
      expected: '0 99ms 1',
    },
    {
      name: 'changes to none at once when the mouse leaves, and to the next after 100 ms',
      hovered: ' 1 200ms 2',
      expected: '0 99ms 1 100ms 0 99ms 2',
    },
    {
      name: '[row-actions-by-keyboard] is that with the focus for 200 ms',
      focused: ' 1 199ms 0',
      expected: '0',
    },
    {
      name: '[row-actions-by-keyboard] is not one of the rows that J passes',
      focused: ' 1 250ms 2 150ms 1 150ms 2 300ms 0',
      expected: '0 199ms 1 50ms 0 501ms 2 100ms 0',
    },
    {
      name: '[row-actions-by-keyboard] is that with the focus when Tab is pressed, so that Tab leads to them',
      focused: ' 1 50ms 2',
      tabbed: '  - 99ms t',
      expected: '0 99ms 2',
    },
    {
      name: 'stays when the focus goes from the actions to their row',
      focused: ' a--1',
      expected: '1',
    },
    {
      name: 'is the focused one if the mouse rests on another',
      hovered: ' 1 200ms -',
      focused: ' - 200ms 2',
      expected: '0 99ms 1 100ms 0 199ms 2',
    },
    {
      name: 'is not that which the mouse had just reached when another got the focus',
      hovered: ' 1',
      focused: ' - 50ms 2',
      expected: '0 250ms 2',
    },
    {
      name: 'is the hovered one if the mouse moves after that',
      hovered: ' - 300ms 1',
      focused: ' 2',
      expected: '0 199ms 2 200ms 1',
    },
    {
      name: 'is that among whose actions the focus is, wherever the mouse moves',
      hovered: ' - 50ms 2',
      focused: ' a 299ms 0',
      expected: '1 299ms 2',
    },
    {
      name: '[row-actions-by-touch] is that of the finger before any other',
      focused: ' 1',
      touched: ' - 300ms 2--1--0',
      expected: '0 199ms 1 100ms B--A--1',
    },
  ],
);
