import { chainTo } from '../../../src/devtools/picture/causes';
import { applyFilter, NO_FILTER } from '../../../src/devtools/picture/filter';
import { createLanes } from '../../../src/devtools/picture/lanes';
import { drawPicture, markAt } from '../../../src/devtools/picture/picture';
import type { Shape } from '../../../src/devtools/picture/shapes';
import { toSvg } from '../../../src/devtools/picture/svg';
import { mark } from './support/mark';
import { DAWN_MS, traced } from './support/traced';

const { trace, monitor } = traced([[100, { type: 'action.requested', action: 'like', id: 7 }]], 5000);
const filtered = applyFilter(trace, { ...NO_FILTER, pattern: '*' });
const span = { from: DAWN_MS - 100, to: DAWN_MS + 5000, width: 1000, since: DAWN_MS, now: DAWN_MS + 5000 };

const marksOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'mark' ? [shape] : []));

test('draws exactly the emissions that the console has logged, at their times', () => {
  const { shapes } = drawPicture(filtered, span, { isExact: true });
  const drawn = marksOf(shapes)
    .filter(({ form }) => form === 'circle' || form === 'diamond')
    .sort((a, b) => a.id - b.id);
  const logged = monitor.log.all().filter(({ kind }) => kind === 'next');
  expect(drawn.map(({ id }) => id)).toEqual(logged.map(({ id }) => id));
  expect(drawn.map(({ x }) => Math.round(span.from + (x / 1000) * 5100))).toEqual(logged.map(({ at }) => at));
});

test('every kind has a form of its own, so that colour is not the only sign', () => {
  const forms = new Map(
    marksOf(drawPicture(filtered, span, { isExact: true }).shapes).map(({ tone, form }) => [tone, form]),
  );
  expect(new Set(forms.values()).size).toBe(forms.size);
  expect([...forms.keys()].sort()).toEqual(['end', 'error', 'event', 'next', 'start']);
});

test('draws one marble for those that cover each other', () => {
  const all = marksOf(drawPicture(filtered, span, { isExact: true }).shapes).length;
  const seen = marksOf(drawPicture(filtered, { ...span, to: DAWN_MS + 5_000_000 }).shapes).length;
  expect(seen).toBeLessThan(all);
});

test('finds the marble under the pointer', () => {
  const picture = drawPicture(filtered, span);
  const click = marksOf(picture.shapes).find(({ form }) => form === 'diamond');
  if (!click) throw new Error('the click is not drawn');
  // The later one of two marbles at the same place is on top.
  expect(markAt(picture, filtered, span, click.x + 2, click.y - 2)?.label).toBe('outbox.looked');
  expect(markAt(picture, filtered, span, click.x, 2)).toBeUndefined();
});

test('draws an arrow for each step of a chain; a hidden part is in the lane of its behaviour', () => {
  const failed = trace.marks().find(({ name, label }) => name === 'events' && label === 'action.failed');
  if (!failed) throw new Error('action.failed is missing');
  const steps = chainTo(trace, failed).map(({ mark }) => mark);
  const causes = steps.slice(1).map((to, index) => ({ from: steps[index] ?? to, to }));
  const arrowsOf = (shown: typeof filtered) =>
    drawPicture(shown, span, { causes, chosen: failed }).shapes.filter(({ kind }) => kind === 'arrow');
  expect(arrowsOf(filtered)).toHaveLength(5);
  // Two marbles of the folded lane are at the same place.
  expect(arrowsOf(applyFilter(trace, NO_FILTER))).toHaveLength(4);
});

test('draws a running delay as a box with the time that is left', () => {
  const now = DAWN_MS + 2000;
  const { trace: early } = traced([[100, { type: 'action.requested', action: 'like', id: 7 }]], 2000);
  const { shapes } = drawPicture(applyFilter(early, { ...NO_FILTER, pattern: '*' }), { ...span, now });
  expect(shapes).toContainEqual(expect.objectContaining({ kind: 'text', tone: 'wait', text: '2.3 s' }));
  const waits = [{ lane: 'polling', from: DAWN_MS + 200, due: DAWN_MS + 30_200 }];
  expect(drawPicture(filtered, { ...span, now }, { waits }).shapes).toContainEqual(
    expect.objectContaining({ tone: 'wait', text: '28.2 s' }),
  );
});

test('a delay ends with the first emission, or with its subscription', () => {
  const { lanes, addTo } = createLanes();
  const channel = { name: 'pushChannel > connection' };
  addTo(mark(0, { ...channel, kind: 'subscribe' }), 30_000);
  const shapes = () =>
    drawPicture({ lanes: lanes(), passes: () => true }, { ...span, now: DAWN_MS + 1000 }).shapes;
  const widths = () => shapes().flatMap((shape) => (shape.kind === 'box' ? [Math.round(shape.width)] : []));
  expect(widths()).toEqual([990]);
  addTo(mark(510, channel), undefined);
  addTo(mark(1020, channel), undefined);
  expect(widths()).toEqual([100]);
  addTo(mark(0, { kind: 'subscribe' }), 30_000);
  addTo(mark(510, { kind: 'unsubscribe' }), undefined);
  expect(shapes().filter(({ kind, tone }) => kind === 'text' && tone === 'wait')).toEqual([]);
});

test('an SVG has the marbles, the names of the lanes, and no markup of values', () => {
  const picture = drawPicture(filtered, span, { isExact: true });
  const svg = toSvg(picture);
  expect(svg.match(/data-id=/g)).toHaveLength(marksOf(picture.shapes).length);
  expect(svg).toContain('>outbox &gt; send &gt; request</text>');
  const hostile: Shape = { kind: 'text', tone: 'text', x: 0, y: 0, text: '</text><script>alert(1)</script>' };
  expect(toSvg({ ...picture, shapes: [hostile] })).not.toContain('<script>');
});

test.each(['error', 'next'] as const)(
  'of two marbles at the same place, the pointer finds a failure, else the later one: %s',
  (kind) => {
    const { lanes, addTo } = createLanes();
    addTo(mark(1, { kind }), undefined);
    addTo(mark(2, { at: DAWN_MS + 1, kind: kind === 'error' ? 'subscribe' : 'next' }), undefined);
    const shown = { lanes: lanes(), passes: () => true };
    const picture = drawPicture(shown, span, { isExact: true });
    const [shape] = marksOf(picture.shapes);
    expect(markAt(picture, shown, span, shape?.x ?? 0, shape?.y ?? 0)?.id).toBe(kind === 'error' ? 1 : 2);
  },
);

test('a part has no line for a subscription that the filter hides', () => {
  const { lanes, addTo } = createLanes();
  addTo(mark(1, { kind: 'subscribe' }), 4000);
  const shapesOf = (passes: boolean) =>
    drawPicture({ lanes: lanes(), passes: () => passes }, span).shapes.filter(
      ({ kind, tone }) => kind === 'box' || tone === 'line',
    );
  expect(shapesOf(true)).toHaveLength(2);
  expect(shapesOf(false)).toEqual([]);
});
