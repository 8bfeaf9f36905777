/** @jest-environment jsdom */
import { anchorScroll } from '../../../src/components/list/scroll-anchor';

const HEADING = 34;
const ROW = 80;
const VIEW = 200;

/** A list with a layout, which jsdom lacks: a heading, and rows with a height each. */
class FakeList {
  readonly pane = document.createElement('section');
  readonly scroller = document.createElement('div');
  measureCount = 0;
  resized = (): void => undefined;
  #scrollTop = 0;
  #heights: readonly number[] = [];

  constructor() {
    this.pane.className = 'pane pane-list';
    const [content, section, heading] = ['div', 'section', 'div'].map((name) => document.createElement(name));
    if (!content || !section || !heading) throw new Error('the list has no group');
    section.setAttribute('aria-labelledby', 'today');
    heading.className = 'group-heading';
    section.append(heading, document.createElement('ul'));
    content.append(section);
    this.scroller.append(content);
    this.pane.append(this.scroller);
    document.body.replaceChildren(this.pane);
    const has = (element: Element, name: string, get: () => number): void => {
      Object.defineProperty(element, name, {
        configurable: true,
        get: () => {
          this.measureCount += 1;
          return get();
        },
        set: (top: number) => this.scrollTo(top),
      });
    };
    has(section, 'offsetTop', () => 0);
    has(heading, 'offsetHeight', () => HEADING);
    has(this.scroller, 'clientHeight', () => VIEW);
    has(this.scroller, 'scrollHeight', () => this.height);
    has(this.scroller, 'scrollTop', () => this.scrollTop);
    this.has = has;
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
  private readonly has: (element: Element, name: string, get: () => number) => void;

  get height(): number {
    return HEADING + this.#heights.reduce((sum, height) => sum + height, 0);
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
    this.#heights = rows.map(([, height]) => height);
    const items = rows.map(([id], index) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.dataset.note = String(id);
      item.append(button);
      this.has(item, 'offsetTop', () => HEADING + this.#heights.slice(0, index).reduce((a, b) => a + b, 0));
      this.has(item, 'offsetHeight', () => this.#heights[index] ?? 0);
      return item;
    });
    this.scroller.querySelector('ul')?.replaceChildren(...items);
  }

  get order(): string {
    return [...this.scroller.querySelectorAll<HTMLElement>('[data-note]')]
      .map(({ dataset }) => dataset.note)
      .join();
  }

  /** The position of a row in the view, in px. */
  at(id: number): number {
    const item = this.scroller.querySelector(`[data-note="${id}"]`)?.parentElement;
    if (!item) throw new Error(`there is no row ${id}`);
    return item.offsetTop - this.scrollTop;
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

test('a row that is inserted above the view moves nothing in it', () => {
  const { list, anchor } = setUp(200);
  const before = list.at(4);
  list.show(rows(9, ...OLD));
  expect(anchor.update('all', list.order)?.moved.size).toBe(0);
  expect(list.at(4)).toBe(before);
});

test('at the top of the list, an inserted row is visible', () => {
  const { list, anchor } = setUp(0);
  list.show(rows(9, ...OLD));
  anchor.update('all', list.order);
  expect(list.scrollTop).toBe(0);
  expect(list.at(9)).toBe(HEADING);
});

test('the view stays when its first row is removed, and when a row becomes an undo bar', () => {
  const { list, anchor } = setUp(200);
  const before = list.at(4);
  list.show([[1, 56], ...rows(...OLD.slice(1))]);
  anchor.update('all', list.order);
  list.show(rows(2, 4, 5, 6, 7, 8));
  anchor.update('all', list.order);
  expect(list.at(4)).toBe(before);
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

test('a scroll position counts before its scroll event', () => {
  const { list, anchor } = setUp(200);
  list.scroller.addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true });
  list.scrollTo(300);
  const before = list.at(6);
  list.show(rows(9, ...OLD));
  anchor.update('all', list.order);
  expect(list.at(6)).toBe(before);
});

test('a covered list is not measured, and keeps its view without animation when it is uncovered', () => {
  const { list, anchor } = setUp(200);
  const before = list.at(4);
  list.pane.setAttribute('inert', '');
  list.measureCount = 0;
  list.show(rows(9, ...OLD));
  expect(anchor.update('all', list.order)).toBeUndefined();
  list.show(rows(10, 9, ...OLD.slice(2)));
  expect(anchor.update('all', list.order)).toBeUndefined();
  list.resized();
  expect(list.measureCount).toBe(0);
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
  list.measureCount = 0;
  expect(anchor.update('all', list.order)).toBeUndefined();
  expect(list.measureCount).toBe(0);
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
  list.measureCount = 0;
  list.scroller.dispatchEvent(new Event('scroll'));
  expect(list.measureCount).toBe(0);
});
