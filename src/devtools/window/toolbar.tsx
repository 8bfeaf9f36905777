import type { ReactElement } from 'react';
import { follow, pause } from '../picture/camera';
import { byPattern, isFiltered, NO_FILTER } from '../picture/filter';
import { fit, zoomBy } from '../picture/moves';
import { SessionTools } from './session-tools';
import { useView, useViewState } from './view-context';

/** The toolbar with time controls, filters and save buttons. */
export function Toolbar(): ReactElement {
  const { model } = useView();
  const { camera, filter } = useViewState();
  const toggle = (): void =>
    model.update({ camera: camera.isFollowing ? pause(camera, model.now()) : follow(camera) });
  return (
    <div className="toolbar" role="toolbar" aria-label="View">
      <button type="button" onClick={toggle}>
        {camera.isFollowing ? 'Pause' : 'Follow'}
      </button>
      <button type="button" aria-label="Zoom in" onClick={() => zoomBy(model, 0.5)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => zoomBy(model, 2)}>
        −
      </button>
      <button type="button" title="Show all marbles that pass the filters" onClick={() => fit(model)}>
        Fit
      </button>
      <span className="length">{camera.isHeld ? 'held' : lengthText(camera.lengthMs)}</span>
      <input
        type="search"
        className="streams"
        aria-label="Streams: parts of names, separated by commas; * matches any text"
        placeholder="Streams: outbox, polling"
        value={filter.pattern}
        onChange={({ target }) => model.filterBy(byPattern(filter, target.value))}
      />
      <input
        type="search"
        inputMode="numeric"
        aria-label="Note id"
        placeholder="Note id"
        value={filter.noteId ?? ''}
        onChange={({ target }) =>
          model.filterBy({ noteId: /^\d+$/.test(target.value) ? Number(target.value) : undefined })
        }
      />
      <button
        type="button"
        aria-pressed={filter.isQuietHidden}
        onClick={() => model.filterBy({ isQuietHidden: !filter.isQuietHidden })}
      >
        Hide quiet streams
      </button>
      <button
        type="button"
        disabled={!isFiltered(filter)}
        onClick={() =>
          model.filterBy({ ...NO_FILTER, unfolded: filter.unfolded, isQuietHidden: filter.isQuietHidden })
        }
      >
        Show all
      </button>
      <SessionTools />
    </div>
  );
}

const lengthText = (ms: number): string =>
  ms < 1000
    ? `${Math.round(ms)} ms`
    : ms < 120_000
      ? `${Math.round(ms / 1000)} s`
      : `${Math.round(ms / 60_000)} min`;
