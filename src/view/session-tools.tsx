import type { ReactElement } from 'react';
import { sceneIn, spanIn, textMarbles } from '../streams/view/scene';
import { toSvg } from '../streams/view/svg';
import { saveFile } from './save-file';
import { useView, useViewState } from './view-context';

/** The width of a saved picture, in pixels. */
const PICTURE_PX = 1000;

/** Records sessions, and saves them and pictures. */
export function SessionTools(): ReactElement {
  const { model, source, window } = useView();
  const { isRecording } = useViewState();
  const record = (): void => {
    const { from } = source.recorder.start();
    const notice = from === 'start' ? 'Recording since the panel started.' : 'Recording events from now on.';
    model.update({ isRecording: true, notice });
  };
  const stop = (): void => {
    saveFile(window, 'session.json', source.recorder.stop({}));
    model.update({ isRecording: false, notice: 'Saved session.json. It contains personal texts.' });
  };
  return (
    <>
      {isRecording ? (
        <button type="button" onClick={stop}>
          Stop and save
        </button>
      ) : (
        <button type="button" onClick={record}>
          Record
        </button>
      )}
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
