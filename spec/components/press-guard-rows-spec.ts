/** @jest-environment jsdom */
import { rowBoxes } from '../../src/components/press-guard/boxes';
import { rowsAtRest } from '../../src/components/press-guard/places';

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

test.each([
  [0, 2],
  [8, 2],
  [9, 0],
])(
  '[press-guard] when the guard moves the rows by %s px as it comes, %s of 2 are at rest',
  (moved, count) => {
    document.body.innerHTML =
      '<div class="pane"><button class="row"></button><button class="row"></button></div>';
    drawList(100);
    const before = rowBoxes(document);
    drawList(100 + moved);
    expect(rowsAtRest(document, before).size).toBe(count);
  },
);

test('[press-guard] rows under an open note are not at rest', () => {
  document.body.innerHTML = '<div class="pane" inert><button class="row"></button></div>';
  drawList(0);
  expect(rowBoxes(document).size).toBe(0);
});
