import type { ReactElement } from 'react';
import { follow, pause, zoom } from '../streams/view/camera';
import { NO_FILTER } from '../streams/view/filter';
import { SessionTools } from './session-tools';
import { useView, useViewState } from './view-context';

/** Time, filters, and what can be saved. */
export function Toolbar(): ReactElement {
  const { model } = useView();
  const { camera, filter } = useViewState();
  const toggle = (): void =>
    model.update({ camera: camera.isFollowing ? pause(camera, model.now()) : follow(camera) });
  const isFiltered = filter.pattern !== '' || filter.noteId !== undefined || filter.causedWith !== undefined;
  return (
    <div className="toolbar" role="toolbar" aria-label="View">
      <button type="button" onClick={toggle}>
        {camera.isFollowing ? 'Pause' : 'Follow'}
      </button>
      <button type="button" aria-label="Zoom in" onClick={() => model.update({ camera: zoom(camera, 0.5) })}>
        +
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => model.update({ camera: zoom(camera, 2) })}>
        −
      </button>
      <span className="length">{lengthText(camera.lengthMs)}</span>
      <input
        type="search"
        aria-label="Streams, with * for any text"
        placeholder="Streams: reply*"
        value={filter.pattern}
        onChange={({ target }) => model.filterBy({ pattern: target.value })}
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
      {isFiltered && (
        <button
          type="button"
          onClick={() =>
            model.filterBy({ ...NO_FILTER, unfolded: filter.unfolded, isQuietHidden: filter.isQuietHidden })
          }
        >
          Show all
        </button>
      )}
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
