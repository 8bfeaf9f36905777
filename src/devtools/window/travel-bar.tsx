import type { ReactElement } from 'react';
import { formatTime } from '../monitor/format';
import { useView, useViewState } from './view-context';

/** Controls that show a past state in the panel and return to the present. */
export function TravelBar(): ReactElement {
  const { model, source } = useView();
  const { past, shown: on } = useViewState();
  const { travel } = source;
  const { monitor, since } = on.source;
  const events = monitor.eventLog.all();
  const first = events[0]?.number ?? 0;
  const last = events.at(-1)?.number ?? 0;
  const present = on.replayed ? 'the end' : 'the present';
  const live = (): void => {
    travel.live();
    model.update({ past: undefined, notice: on.replayed ? '' : 'The panel shows the present.' });
  };
  const go = (number: number): void => {
    const event = monitor.eventLog.all().find((each) => each.number === number);
    if (!event) return;
    // Only for states of the live panel, because a state from a file could break the panel.
    if (!on.replayed) travel.show(event.after);
    const mark = model.shown().trace.markOf(event.entry);
    if (mark) model.choose(mark);
    const notice = on.replayed ? '' : `The panel shows the state after #${number}; effects are held.`;
    model.update({ past: number, notice });
  };
  const shown = events.find(({ number }) => number === past);
  return (
    <div className="travel">
      <label>
        Time travel
        <input
          type="range"
          min={first}
          max={last}
          value={past ?? last}
          disabled={events.length === 0}
          aria-valuetext={shown ? `after #${shown.number} ${shown.event.type}` : present}
          onChange={({ target }) => go(target.valueAsNumber)}
        />
      </label>
      <span className="moment">
        {shown ? `#${shown.number} ${shown.event.type} ${formatTime(shown.at - since)}` : present}
      </span>
      <button type="button" disabled={past === undefined} onClick={live}>
        Back to {present}
      </button>
    </div>
  );
}
