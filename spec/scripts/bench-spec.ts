import { type Figure, meetsTarget, spread } from '../../bench/figures';
import { partsPage, resultsPage } from '../../bench/results';
import { row } from '../../bench/table';

const start: Figure = { group: 'versus', name: 'first row', unit: 'ms', ...spread([110, 90, 100]) };

test('a figure is the median of its runs with the quartiles around it', () => {
  expect(spread([4, 1, 3, 2])).toEqual({ median: 2.5, lower: 1.75, upper: 3.25, runs: 4 });
  expect(spread([7])).toEqual({ median: 7, lower: 7, upper: 7, runs: 1 });
});

test('the target of a ratio is reached by the median of the ratios, and missed without one', () => {
  const beside = (...ratios: number[]): Figure => ({
    ...start,
    shareOfOriginal: 0.75,
    beside: [{ name: 'original', ...spread([200]), ...(ratios.length > 0 && { ratio: spread(ratios) }) }],
  });
  expect(meetsTarget(beside(0.9, 0.75, 0.2))).toBe(true);
  expect(meetsTarget(beside(0.9, 0.76, 0.2))).toBe(false);
  expect(meetsTarget(beside())).toBe(false);
});

test('a row has the median, quartiles, the original, the ratio and the target; others stand behind', () => {
  const figure: Figure = {
    ...start,
    shareOfOriginal: 0.4,
    beside: [
      { name: 'before', ...spread([50]), ratio: spread([2]) },
      { name: 'original', ...spread([200]), ratio: spread([0.5, 0.4, 0.6]) },
    ],
  };
  expect(row(figure).split(/ {2,}/)).toEqual([
    'first row',
    '100 (95–105) ms',
    '200',
    '0.5 (0.45–0.55)',
    '×0.4 MISSED; before 50, ratio 2',
  ]);
});

test('the page counts targets and misses over all groups, and names those without figures', () => {
  const results = [
    { group: 'versus', day: '2026-11-25', figures: [{ ...start, atMost: 99 }, start] },
    { group: 'text', day: '2026-11-24', figures: [{ ...start, atLeast: 100 }] },
  ];
  const page = resultsPage(results, ['versus', 'work', 'text', 'fleet']);
  expect(page).toContain('Not measured yet: work.');
  expect(page).toContain('1 of 2 targets');
  expect(resultsPage(results, ['versus', 'text'])).not.toContain('Not measured');
  expect(page).not.toContain('## text');
  expect(partsPage(results)).toContain('## text\n\n2026-11-24\n');
});
