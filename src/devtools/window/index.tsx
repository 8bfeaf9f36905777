import type { createRoot } from 'react-dom/client';
import type { ViewSource } from '../monitor/view-source';
import { feed } from '../picture/feed';
import { createTrace } from '../picture/trace';
import { createViewModel } from '../picture/view-model';
import { prepareDocument } from './document';
import { View } from './view';
import type { ViewParts } from './view-context';

/** The page of the panel and its React. */
interface Opener {
  readonly panel: Window;
  readonly createRoot: typeof createRoot;
  readonly loadReplayParts: ViewParts['loadReplayParts'];
}

/**
 * Shows the streams of the panel in `opened`, a window of the same origin, until the window or the
 * panel is closed.
 */
export function showView(
  source: ViewSource,
  opened: Window & typeof globalThis,
  { panel, createRoot, loadReplayParts }: Opener,
): void {
  const trace = createTrace();
  const unfeed = feed(trace, source.monitor, source.current);
  const model = createViewModel({ trace, source });
  model.update({ isRecording: source.recorder.isRunning() });
  const { root, sayClosed } = prepareDocument(opened);
  const react = createRoot(root);
  react.render(<View model={model} source={source} window={opened} loadReplayParts={loadReplayParts} />);
  // After this event the panel's code no longer runs, so the view can only stay as it is.
  panel.addEventListener('pagehide', sayClosed);
  opened.addEventListener('pagehide', () => {
    panel.removeEventListener('pagehide', sayClosed);
    source.travel.live();
    unfeed();
    react.unmount();
  });
}
