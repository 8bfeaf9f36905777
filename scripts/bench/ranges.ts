// What a text with ranges costs, from the block to React's markup (`npm run bench:ranges`): the case that is promised, and how
// the cost grows with the length of the text. It fails where either promise does not hold.
import '../../spec/support/production';
import process from 'node:process';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import { Pieces } from '../../src/components/blocks/pieces';
import { RangeLink } from '../../src/components/blocks/range-link';
import { rangeTree } from '../../src/components/blocks/range-tree';
import { PanelContext } from '../../src/components/panel-context';
import { initialState } from '../../src/streams/state/state';
import { growth, type Spread, timed } from './timed';
import { SHAPES, type Shape } from './range-shapes';

/** Of 20,000 characters with 200 ranges, in milliseconds. */
const LIMIT_MS = 10;
/** Sorting and what clears up after it are a little more than linear; to look at each range for each other is near 2. */
const LIMIT_GROWTH = 1.4;

const LENGTHS = [200, 2000, 20_000, 200_000];
const PROMISED_LENGTH = 20_000;
const CHARACTERS_PER_RANGE = 100;
/** Short texts are repeated until there is something to measure. */
const CHARACTERS_PER_RUN = 200_000;

const WORDS = 'A line of a comment, with “quotes”, a 🎉 and a word of שלום.\n';
const store = { state$: new BehaviorSubject(initialState), send: () => undefined };
const there = 'https://blog.example/';
const links = {
  settings: there,
  empty: { all: there, unread: there, comments: there, follows: there, likes: there },
};

/** A text of this length with ranges of this shape, and what it takes to show it. */
function cost(shape: Shape, length: number): { readonly tree: Spread; readonly shown: Spread } {
  const text = WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);
  const ranges = shape(length, length / CHARACTERS_PER_RANGE);
  const show = (): string =>
    renderToStaticMarkup(
      createElement(
        PanelContext,
        { value: { store, links, locale: 'en', canSignOut: false } },
        createElement(Pieces, {
          pieces: rangeTree(text, ranges, []),
          context: { link: { Link: RangeLink, ids: {} } },
        }),
      ),
    );
  const repeats = CHARACTERS_PER_RUN / length;
  return { tree: timed(() => rangeTree(text, ranges, []), repeats), shown: timed(show, repeats) };
}

const ms = (value: number): string => value.toFixed(3).padStart(8);
const told = ({ median, min, max }: Spread): string => `${ms(median)} ms (${ms(min)} to ${ms(max)})`;

console.log('Ranges: median of 7 runs (least to most), one range for 100 characters\n');
for (const [name, shape] of Object.entries(SHAPES)) {
  console.log(name);
  const ofTree: [length: number, cost: number][] = [];
  const ofShown: typeof ofTree = [];
  for (const length of LENGTHS) {
    const { tree, shown } = cost(shape, length);
    ofTree.push([length, tree.median]);
    ofShown.push([length, shown.median]);
    const isPromised = length === PROMISED_LENGTH;
    const holds = !isPromised || shown.median < LIMIT_MS;
    if (!holds) process.exitCode = 1;
    console.log(
      `  ${length.toLocaleString('en').padStart(7)} characters  tree ${told(tree)}  shown ${told(shown)}` +
        (isPromised ? `  ${holds ? 'under' : 'NOT UNDER'} ${LIMIT_MS} ms` : ''),
    );
  }
  // What is not linear shows at the end, where it outgrows all else.
  const isLinear = [ofTree, ofShown].every((points) => growth(points.slice(-2)) <= LIMIT_GROWTH);
  if (!isLinear) process.exitCode = 1;
  const [tree, shown] = [ofTree, ofShown].map(
    (points) => `^ ${growth(points).toFixed(2)} (at the end ^ ${growth(points.slice(-2)).toFixed(2)})`,
  );
  console.log(
    `  grows as length: tree ${tree ?? ''}, shown ${shown ?? ''}: ${isLinear ? 'linear' : 'NOT LINEAR'}\n`,
  );
}
