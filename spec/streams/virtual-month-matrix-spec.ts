import { liveWithPage, type PageSize } from '../support/day/month';

type Sizes = Readonly<Record<string, number>>;

const sum = (sizes: Sizes): number => Object.values(sizes).reduce((total, size) => total + size, 0);

/** The sizes of a page by name. */
const flat = ({ state, collections, streams, stored }: PageSize): Sizes => ({
  state: sum(state),
  streams,
  stored,
  ...state,
  ...collections,
});

/** The largest size of each name. */
const largest = (days: readonly Sizes[]): Sizes =>
  days.reduce((found, sizes) =>
    Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.max(size, found[name] ?? 0)])),
  );

test('[page-that-stays-open] nothing that a page holds is larger in its last ten days of a month than in the first ten', () => {
  const days = liveWithPage(1, 30).map(flat);
  for (const name of ['state', 'streams', 'touched', 'unreadable', 'stored'])
    process.stdout.write(`${name}: ${[0, 9, 29].map((day) => days[day]?.[name] ?? 0).join(', ')}\n`);
  const [early, late] = [largest(days.slice(0, 10)), largest(days.slice(20))];
  const grown = Object.entries(late).filter(([name, size]) => size > 1.25 * (early[name] ?? 0) + 10);
  // `tick` and the times are numbers: they count as nothing.
  expect(grown.map(([name, size]) => `${name}: ${early[name] ?? 0}, then ${size}`)).toEqual([]);
}, 600_000);
