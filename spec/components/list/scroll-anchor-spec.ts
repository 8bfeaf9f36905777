/** @jest-environment jsdom */
import { anchorScroll } from '../../../src/components/list/scroll-anchor';
import { type Positions, anchorShift, visibleMoves } from '../../../src/components/list/flip';
import { isMeasurable } from '../../../src/components/list/covered-list';

const HEADING = 34;
const ROW = 80;
const VIEW = 200;

const heightOf = (items: readonly Element[]): number =>
  items.reduce((sum, item) => sum + Number(item.getAttribute('data-height')), 0);
let measureCount = 0;
const measured = (px: number): number => {
  measureCount += 1;
  return px;
};

/** The layout, which jsdom lacks: a heading, and rows with a height each. */
Object.defineProperties(HTMLElement.prototype, {
  offsetTop: {
    get(this: HTMLElement): number {
      const items = [...(this.parentElement?.children ?? [])];
      return measured(this.matches('li') ? HEADING + heightOf(items.slice(0, items.indexOf(this))) : 0);
    },
  },
  offsetHeight: {
    get(this: HTMLElement): number {
      return measured(this.matches('li') ? heightOf([this]) : HEADING);
    },
  },
});

/** A list in a pane that scrolls. */
class FakeList {
  readonly pane = document.createElement('section');
  readonly scroller: Element;
  resized = (): void => undefined;
  #scrollTop = 0;

  constructor() {
    this.pane.className = 'pane pane-list';
    this.pane.innerHTML =
      '<div><div><section aria-labelledby="today"><div class="group-heading"></div><ul></ul></section></div></div>';
    document.body.replaceChildren(this.pane);
    this.scroller = this.pane.children[0] ?? this.pane;
    Object.defineProperties(this.scroller, {
      clientHeight: { get: () => measured(VIEW) },
      scrollHeight: { get: () => measured(this.height) },
      scrollTop: { get: () => measured(this.scrollTop), set: (top: number) => this.scrollTo(top) },
    });
    const listen = (callback: () => void): void => {
      this.resized = callback;
    };
    Object.assign(globalThis, {
      ResizeObserver: class {
        constructor(callback: () => void) {
          listen(callback);
        }
        observe = (): void => undefined;
        disconnect = (): void => undefined;
      },
    });
  }

  get height(): number {
    return HEADING + heightOf([...this.scroller.querySelectorAll('li')]);
  }
  /** As in a browser, never beyond the end. */
  get scrollTop(): number {
    return Math.max(0, Math.min(this.#scrollTop, this.height - VIEW));
  }
  scrollTo(top: number): void {
    this.#scrollTop = top;
    this.#scrollTop = this.scrollTop;
    this.scroller.dispatchEvent(new Event('scroll'));
  }

  show(rows: readonly (readonly [id: number, height: number])[]): void {
    const items = rows.map(
      ([id, height]) => `<li data-height=${height}><button data-note=${id}></button></li>`,
    );
    for (const list of this.scroller.querySelectorAll('ul')) list.innerHTML = items.join('');
  }

  get order(): string {
    return [...this.scroller.querySelectorAll<HTMLElement>('[data-note]')]
      .map(({ dataset }) => dataset.note)
      .join();
  }

  /** The position of a row in the view, in px. */
  at(id: number): number {
    const item = this.scroller.querySelector(`[data-note="${id}"]`)?.parentElement;
    return (item?.offsetTop ?? NaN) - this.scrollTop;
  }
}

const rows = (...ids: readonly number[]) => ids.map((id) => [id, ROW] as const);
const OLD = [1, 2, 3, 4, 5, 6, 7, 8];

function setUp(scrollTop: number) {
  const list = new FakeList();
  list.show(rows(...OLD));
  const anchor = anchorScroll(list.scroller);
  anchor.update('all', list.order);
  list.scrollTo(scrollTop);
  return { list, anchor };
}
afterEach(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));

test('at the top of the list, an inserted row is visible', () => {
  const { list, anchor } = setUp(0);
  list.show(rows(9, ...OLD));
  anchor.update('all', list.order);
  expect(list.scrollTop).toBe(0);
  expect(list.at(9)).toBe(HEADING);
});

test('a row behind the sticky heading is not the anchor', () => {
  // Row 1 ends at 114, and the heading covers the view down to 100 + 34.
  const { list, anchor } = setUp(100);
  const before = list.at(2);
  list.show([[1, 56], ...rows(...OLD.slice(1))]);
  anchor.update('all', list.order);
  expect(list.at(2)).toBe(before);
});

test('a row above the view that changes its height moves nothing in view', () => {
  const { list } = setUp(200);
  const before = list.at(4);
  list.show([[1, 120], ...rows(...OLD.slice(1))]);
  list.resized();
  expect(list.at(4)).toBe(before);
});

test('the view stays at the end of the list, where the browser scrolls back by itself', () => {
  const { list, anchor } = setUp(Infinity);
  const before = list.at(8);
  list.show(rows(3, 4, 5, 6, 7, 8));
  anchor.update('all', list.order);
  expect(list.at(8)).toBe(before);
});

test('a row that is inserted above the view moves nothing in it, also before the scroll event', () => {
  const { list, anchor } = setUp(200);
  list.scroller.addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true });
  list.scrollTo(300);
  const before = list.at(6);
  list.show(rows(9, ...OLD));
  expect(anchor.update('all', list.order)?.moved.size).toBe(0);
  expect(list.at(6)).toBe(before);
});

test('a covered list is not measured, and keeps its view without animation when it is uncovered', () => {
  const { list, anchor } = setUp(200);
  const before = list.at(4);
  list.pane.setAttribute('inert', '');
  measureCount = 0;
  list.show(rows(9, ...OLD));
  expect(anchor.update('all', list.order)).toBeUndefined();
  list.show(rows(10, 9, ...OLD.slice(2)));
  expect(anchor.update('all', list.order)).toBeUndefined();
  list.resized();
  expect(measureCount).toBe(0);
  list.pane.removeAttribute('inert');
  expect(anchor.update('all', list.order)).toBeUndefined();
  expect(list.at(4)).toBe(before);
});

test('a list that is uncovered in its old order is measured only if the browser reports another size', () => {
  const { list, anchor } = setUp(200);
  const before = list.at(4);
  list.pane.setAttribute('inert', '');
  anchor.update('all', list.order);
  list.pane.removeAttribute('inert');
  measureCount = 0;
  expect(anchor.update('all', list.order)).toBeUndefined();
  expect(measureCount).toBe(0);
  list.show([[1, 120], ...rows(...OLD.slice(1))]);
  list.resized();
  expect(list.at(4)).toBe(before);
});

test('a list of another name keeps the scroll position of the browser', () => {
  const { list, anchor } = setUp(200);
  list.show(rows(4, 5, 6, 7, 8));
  expect(anchor.update('likes', list.order)).toBeUndefined();
  expect(list.scrollTop).toBe(200);
});

test('after stop, scroll events are ignored', () => {
  const { list, anchor } = setUp(200);
  anchor.stop();
  measureCount = 0;
  list.scroller.dispatchEvent(new Event('scroll'));
  expect(measureCount).toBe(0);
});

const HEIGHT = 80;

/** Rows of equal height, one below the other. */
const listOf = (...ids: readonly string[]): Positions =>
  new Map(ids.map((id, index) => [id, { top: index * HEIGHT, height: HEIGHT }]));

const moves = (before: Positions, after: Positions, from = 0, to = from) => {
  const { moved, entered } = visibleMoves(before, after, from, to);
  return { moved: Object.fromEntries(moved), entered };
};

test.each<[string, Positions, Positions, Record<string, number>, readonly string[]]>([
  ['the rows below a removed row glide up', listOf('a', 'b', 'c'), listOf('a', 'c'), { c: HEIGHT }, []],
  [
    'an inserted row fades in, and the rows below it glide down',
    listOf('a', 'c'),
    listOf('a', 'b', 'c'),
    { c: -HEIGHT },
    ['b'],
  ],
  ['rows that were loaded at the end are not animated', listOf('a'), listOf('a', 'b', 'c'), {}, []],
])('%s', (_what, before, after, moved, entered) => {
  expect(moves(before, after)).toEqual({ moved, entered });
});

test('nothing moves if the list was scrolled by the same distance', () => {
  expect(moves(listOf('a', 'b', 'c'), listOf('new', 'a', 'b', 'c'), HEIGHT, 2 * HEIGHT).moved).toEqual({});
  expect(moves(listOf('a', 'b', 'c'), listOf('b', 'c'), HEIGHT, 0).moved).toEqual({});
});

test('rows move by the distance that the list was not scrolled', () => {
  expect(moves(listOf('a', 'b', 'c'), listOf('new', 'a', 'b', 'c'), HEIGHT, 2 * HEIGHT - 30).moved).toEqual({
    a: -30,
    b: -30,
    c: -30,
  });
});

test('the rows below an undo bar glide up, because the bar is lower than the row it replaces', () => {
  const bar = new Map([...listOf('a', 'b')]);
  bar.set('a', { top: 0, height: 56 });
  bar.set('b', { top: 56, height: HEIGHT });
  expect(moves(listOf('a', 'b'), bar)).toEqual({ moved: { b: 24 }, entered: [] });
});

test('a heading that sticks to the upper edge does not move', () => {
  const heading: Positions = new Map([['today', { top: 0, height: 0 }]]);
  expect(moves(heading, heading, 10, 90).moved).toEqual({});
  const lower: Positions = new Map([['today', { top: 130, height: 0 }]]);
  expect(moves(lower, lower, 10, 90).moved).toEqual({ today: 80 });
  expect(moves(lower, lower, 120, 140).moved).toEqual({ today: 10 });
});

describe('the shift of the scroll anchor', () => {
  const before = listOf('a', 'b', 'c', 'd');
  const EDGE = HEIGHT + 10;

  test.each([
    ['is a row height for a row that is inserted above it', listOf('new', 'a', 'b', 'c', 'd'), HEIGHT],
    ['is negative for a row that is removed above it', listOf('b', 'c', 'd'), -HEIGHT],
    ['is 0 for a row that is inserted below it', listOf('a', 'b', 'new', 'c', 'd'), 0],
    ['is that of the next row if the first row in view is removed', listOf('a', 'c', 'd'), -HEIGHT],
    [
      'is that of the next remaining row if several rows in view are removed',
      listOf('new', 'newer', 'a', 'd'),
      0,
    ],
    ['is 0 if all rows in view are removed', listOf('new', 'a'), 0],
  ])('%s', (_what, after, expected) => {
    expect(anchorShift(before, after, EDGE)).toBe(expected);
  });

  test('ignores a row that ends at the edge of the view', () => {
    const taller = new Map([...before, ['a', { top: 0, height: HEIGHT }]]);
    taller.set('b', { top: HEIGHT + 5, height: HEIGHT });
    expect(anchorShift(before, taller, HEIGHT - 1)).toBe(0);
    expect(anchorShift(before, taller, HEIGHT)).toBe(5);
  });
});

const list = (attributes: string): Element => {
  document.body.innerHTML = `<div class="pane pane-list" ${attributes}><div class="pane-scroller"><a></a></div></div>`;
  const [scroller] = document.getElementsByClassName('pane-scroller');
  if (!scroller) throw new Error('the list has no scroller');
  return scroller;
};
const clientRects = jest.spyOn(Element.prototype, 'getClientRects');

beforeEach(() => clientRects.mockClear());

test('a covered list is not measured', () => {
  expect(isMeasurable(list('inert'))).toBe(false);
  expect(clientRects).not.toHaveBeenCalled();
});

test.each<[string, (scroller: Element) => Element]>([
  ['once, before anything in it', (scroller) => scroller],
  ['before a row in it gets the focus', (scroller) => scroller.children[0] ?? scroller],
])('the pane of a list that was covered is measured %s', (_when, next) => {
  const scroller = list('inert');
  isMeasurable(scroller);
  scroller.parentElement?.removeAttribute('inert');
  expect(isMeasurable(next(scroller))).toBe(true);
  expect(isMeasurable(scroller)).toBe(true);
  expect(clientRects.mock.contexts).toEqual([scroller.parentElement]);
});

test('a list that was never covered is not measured', () => {
  expect(isMeasurable(list(''))).toBe(true);
  expect(clientRects).not.toHaveBeenCalled();
});
