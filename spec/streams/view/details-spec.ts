import { detailsOf, MAX_VALUE_CHARACTERS } from '../../../src/streams/view/details';
import { textMarbles } from '../../../src/streams/view/scene';
import { createViewModel } from '../../../src/streams/view/view-model';
import { initialState } from '../../../src/streams/state/state';
import { DAWN_MS, traced } from './support/traced';

const { trace, monitor } = traced(
  [
    [100, { type: 'reply.typed', id: 7, text: 'x'.repeat(1_000_000) }],
    [200, { type: 'reply.typed', id: 7, text: 'short' }],
  ],
  500,
);
const drafts = trace.marks().filter(({ number, label }) => number !== undefined && label === 'reply.typed');
const [large, small] = drafts.map((mark) => detailsOf(trace, { monitor, since: DAWN_MS }, mark));

test('a value of a megabyte is cut, and the view says so', () => {
  expect(large?.value).toHaveLength(MAX_VALUE_CHARACTERS);
  expect(large?.valueNote).toMatch(/^Cut: 20000 of 10000\d\d characters are shown\.$/);
  expect(large?.changes.join('').length).toBeLessThan(1000);
  expect(small?.valueNote).toBeUndefined();
  expect(small?.value).toContain('"text": "short"');
});

test('the text marbles of a value of a megabyte are short', () => {
  const model = createViewModel({ trace, source: { monitor, since: DAWN_MS, current: () => initialState } });
  model.update({ camera: { to: DAWN_MS + 500, lengthMs: 1000, isFollowing: false } });
  expect(textMarbles(model)).toContain('reply.typed');
  expect(textMarbles(model).length).toBeLessThan(10_000);
});
