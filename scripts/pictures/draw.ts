import { readFileSync } from 'node:fs';
import path from 'node:path';
import { detailsOf } from '../../src/devtools/picture/details';
import type { Mark } from '../../src/devtools/picture/mark';
import { drawPicture } from '../../src/devtools/picture/picture';
import { watchReplay } from '../../src/devtools/replay/watch-replay';
import { toSvg } from '../../src/devtools/picture/svg';
import type { Shown } from '../../src/devtools/picture/view-model';
import { parts } from '../replay/parts';
import { readSession } from '../replay/read-session';
import { type Moment, type Story, STORIES } from './stories';

const FOLDER = path.join(import.meta.dirname, '../../spec/devtools/replay/recorded');
const WIDTH_PX = 760;
/** Events that tell nothing here and would cover others. */
const QUIET: ReadonlySet<string | undefined> = new Set(['list.scrolled', 'caret.moved', 'clock.ticked']);

/** The pictures of the docs as SVG, by their names. Each session is replayed once. */
export function drawStories(): ReadonlyMap<string, string> {
  const replayed = new Map<string, Shown>();
  const shownOf = (name: string): Shown => {
    const file = path.join(FOLDER, `${name}.json`);
    const known =
      replayed.get(name) ?? watchReplay(name, readSession(file, readFileSync(file, 'utf8')), parts);
    replayed.set(name, known);
    return known;
  };
  return new Map(Object.entries(STORIES).map(([name, story]) => [name, draw(shownOf(story.session), story)]));
}

function draw({ trace, source, replayed }: Shown, { session, from, to, lanes, chosen }: Story): string {
  if (replayed?.difference !== undefined) throw new Error(`${session}.json: ${replayed.difference}`);
  const markOf = ({ type, nth }: Moment): Mark => {
    const marks = (trace.laneOf('events')?.marks ?? []).filter(({ label }) => label === type);
    const mark = marks[nth - 1];
    if (mark) return mark;
    throw new Error(`${session}.json has ${marks.length} events ${type}, and the picture needs ${nth}`);
  };
  const timeOf = (moment: Moment): number => markOf(moment).at + moment.plusMs;
  const span = { from: timeOf(from), to: timeOf(to), width: WIDTH_PX, since: source.since, now: timeOf(to) };
  const mark = chosen && markOf(chosen);
  const details = mark && detailsOf(trace, source, mark);
  const shown = lanes.flatMap((name) => trace.laneOf(name) ?? []);
  const isHere = ({ at }: Mark): boolean => at >= span.from && at <= span.to;
  const here = (links: NonNullable<typeof details>['causes'] = []) =>
    links.filter((link) => isHere(link.from) && isHere(link.to));
  const picture = drawPicture(
    { lanes: shown, passes: ({ id }) => !QUIET.has(trace.markOf(id)?.label) },
    span,
    {
      isExact: true,
      chosen: mark,
      causes: here(details?.causes),
      effects: here(details?.effects),
    },
  );
  return toSvg(picture);
}
