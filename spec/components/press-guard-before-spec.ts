/** @jest-environment jsdom */
import { controlBoxes } from '../../src/components/press-guard/boxes';
import { placesAtRest } from '../../src/components/press-guard/places';

/** A list with rows of 50 pixels each below this height. */
function drawList(top: number): void {
  document.querySelectorAll('.row').forEach((row, index) => {
    row.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: top + 50 * index, width: 300, height: 50 });
  });
}

// jsdom lacks it.
Object.assign(globalThis, {
  DOMRect: {
    fromRect: ({
      x,
      y,
      width,
      height,
    }: DOMRectInit & { x: number; y: number; width: number; height: number }) => ({
      left: x,
      top: y,
      right: x + width,
      bottom: y + height,
    }),
  },
});

/** Two rows, and a control that is not drawn. */
const ROWS = '<button class="row"></button><button class="row"></button><button></button>';
const SHOWN_AT = 1200;

const atRestAfter = (moved: number, since: number) => {
  document.body.innerHTML = `<div class="pane">${ROWS}</div>`;
  drawList(100);
  const before = controlBoxes(document.body);
  drawList(100 + moved);
  return [...placesAtRest(document.body, before, since).values()];
};

test.each([
  [0, 2],
  [8, 2],
  [9, 0],
])(
  '[press-guard] when the guard moves the rows by %s px as it comes, %s of 2 are there since the list showed',
  (moved, count) => {
    const places = atRestAfter(moved, SHOWN_AT);
    expect(places.map(({ since }) => since)).toEqual(Array(count).fill(SHOWN_AT));
  },
);

test.each([
  ['before its first frame', Infinity],
  ['when the guard starts again', NaN],
])('[press-guard] nothing of the list is at rest %s', (_when, since) => {
  expect(atRestAfter(0, since)).toEqual([]);
});

test('[press-guard] rows under an open note are not at rest', () => {
  document.body.innerHTML = `<div class="pane" inert>${ROWS}</div>`;
  drawList(0);
  expect(controlBoxes(document.body).size).toBe(0);
});
