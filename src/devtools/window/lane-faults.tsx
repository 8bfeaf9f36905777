import { type ReactElement, useState } from 'react';
import { useView } from './view-context';

interface LaneFaultsProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A menu with the faults of a stream: hold it, delay it, fail it. */
export function LaneFaults({ name, isOpen, onToggle }: LaneFaultsProps): ReactElement {
  const { model, source } = useView();
  const { faults, fail } = source.monitor;
  const [delayMs, setDelayMs] = useState(1000);
  const [times, setTimes] = useState(1);
  const { isPaused, delayMs: delay, failures } = faults.faultsOf(name);
  const active = [isPaused && 'held', delay > 0 && `+${delay} ms`, failures > 0 && `fails ×${failures}`];
  const text = active.filter(Boolean).join(', ');
  const act = (sentence: string, change: () => void): void => {
    change();
    model.update({ notice: sentence });
    onToggle();
  };
  return (
    <div
      className="faults"
      onKeyDown={({ key }) => {
        if (isOpen && key === 'Escape') onToggle();
      }}
    >
      <button
        type="button"
        className={text === '' ? 'quiet' : 'active'}
        aria-expanded={isOpen}
        aria-label={`Faults of ${name}${text === '' ? '' : `: ${text}`}`}
        onClick={onToggle}
      >
        {text === '' ? '⋯' : text}
      </button>
      {isOpen && (
        <div ref={reveal} className="fault-menu" role="group" aria-label={`Faults of ${name}`}>
          {isPaused ? (
            <button type="button" onClick={() => act(`${name} resumed.`, () => void faults.resume([name]))}>
              Resume
            </button>
          ) : (
            <button type="button" onClick={() => act(`${name} is held.`, () => faults.pause([name]))}>
              Pause
            </button>
          )}
          <label>
            <input
              type="number"
              min="0"
              max="600000"
              step="100"
              aria-label="Delay in milliseconds"
              value={delayMs}
              onChange={({ target }) => setDelayMs(clamp(target.valueAsNumber, 600_000))}
            />
            ms
          </label>
          <button
            type="button"
            onClick={() => act(`${name} is delayed by ${delayMs} ms.`, () => faults.delay([name], delayMs))}
          >
            Delay
          </button>
          <label>
            <input
              type="number"
              min="1"
              max="99"
              aria-label="Number of failures"
              value={times}
              onChange={({ target }) => setTimes(Math.max(1, clamp(target.valueAsNumber, 99)))}
            />
            times
          </label>
          <button
            type="button"
            onClick={() => act(`${name} fails ${times} times.`, () => void fail([name], name, times))}
          >
            Fail
          </button>
          <button
            type="button"
            onClick={() => act(`${name} has no faults.`, () => void faults.resume([name]))}
          >
            End faults
          </button>
        </div>
      )}
    </div>
  );
}

/** Scrolls an opened menu at the lower end into view. */
const reveal = (menu: HTMLElement | null): void => menu?.scrollIntoView({ block: 'nearest' });

const clamp = (value: number, max: number): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(0, Math.round(value))) : 0;
