import { drawLast, type Row } from '../monitor/marbles';
import { formatLegend, formatTime } from '../monitor/format';
import { spanOf } from './camera';
import { drawPicture, type Extras, type Picture } from './picture';
import type { Span } from './span';
import { nextPollMs, POLL } from './waits';
import type { Shown, ViewModel } from './view-model';

/** Returns the span of time that the view shows in `width` pixels. */
export const spanIn = (model: ViewModel, width: number, now = model.now()): Span =>
  spanOf(model.state$.value.camera, now, model.shown().source.since, width);

/** Draws the picture that the view shows in a span. */
export function sceneIn(model: ViewModel, span: Span, isExact = false): Picture {
  const details = model.details();
  return drawPicture(model.filtered(), span, {
    isExact,
    chosen: model.chosenMark(),
    causes: details?.causes ?? [],
    effects: details?.effects ?? [],
    waits: pollWait(model.shown()),
  });
}

/** Returns the wait for the next poll, which starts when the last poll ends. */
function pollWait({ trace, source }: Shown): NonNullable<Extras['waits']> {
  const runs = [...(trace.laneOf(POLL.ends)?.runs.values() ?? [])];
  const last = runs.at(-1);
  const waitMs = nextPollMs(source.current());
  if (last?.to === undefined || waitMs === undefined) return [];
  return [{ lane: POLL.lane, from: last.to, due: last.to + waitMs }];
}

/** Formats the displayed marbles as text, in the syntax of the specs. */
export function textMarbles(model: ViewModel): string {
  const { from, to, since } = spanIn(model, 1);
  const { lanes, passes } = model.filtered();
  const values = new Map(
    model
      .shown()
      .source.monitor.log.all()
      .map(({ id, value }) => [id, value]),
  );
  const rows = lanes.map(({ name, marks }): Row => {
    const shown = marks.filter((mark) => mark.at >= from && mark.at <= to && passes(mark));
    return {
      name,
      marks: shown.flatMap(({ id, at, kind, label }) =>
        kind === 'subscribe' || kind === 'unsubscribe'
          ? []
          : [{ at: at - from, kind, value: values.get(id) ?? label }],
      ),
    };
  });
  const drawing = drawLast(rows.filter(({ marks }) => marks.length > 0));
  return [
    `// from ${formatTime(Math.max(0, from + drawing.from - since))} on; times rounded to ${drawing.stepMs} ms`,
    ...drawing.lines,
    'const values = {',
    ...formatLegend(drawing.legend),
    '};',
    '',
  ].join('\n');
}
