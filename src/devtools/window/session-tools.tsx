import { type ReactElement, useRef } from 'react';
import { sceneIn, spanIn, textMarbles } from '../picture/scene';
import { toSvg } from '../picture/svg';
import { saveFile } from './save-file';
import { open, record, stop } from './sessions';
import { useView, useViewState } from './view-context';

/** The width of a saved picture, in pixels. */
const PICTURE_PX = 1000;

/** Buttons that record and open sessions, and save pictures. */
export function SessionTools(): ReactElement {
  const parts = useView();
  const { model, window } = parts;
  const { isRecording } = useViewState();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      {isRecording ? (
        <button type="button" onClick={() => stop(parts)}>
          <span aria-hidden="true">■</span> Stop recording
        </button>
      ) : (
        <button type="button" onClick={() => record(parts)}>
          <span aria-hidden="true">●</span> Record
        </button>
      )}
      <button type="button" onClick={() => chooser.current?.click()}>
        Open session
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        aria-label="Session file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) open(parts, file);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      <button
        type="button"
        onClick={() =>
          saveFile(window, 'streams.svg', toSvg(sceneIn(model, spanIn(model, PICTURE_PX), true)))
        }
      >
        Save SVG
      </button>
      <button type="button" onClick={() => saveFile(window, 'marbles.txt', textMarbles(model))}>
        Save text marbles
      </button>
    </>
  );
}
