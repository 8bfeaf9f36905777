import { follow, pan, pause } from '../picture/camera';
import { zoomBy } from '../picture/moves';
import type { ViewModel } from '../picture/view-model';

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly preventDefault: () => void;
}

/** Handles the keyboard shortcuts of the diagram. The diagram's label lists them. */
export function onKey(model: ViewModel, event: Key): void {
  const { camera } = model.state$.value;
  const now = model.now();
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => model.step('before'),
    ArrowRight: () => model.step('after'),
    ArrowUp: () => model.step('cause'),
    ArrowDown: () => model.step('effect'),
    'shift ArrowLeft': () => model.update({ camera: pan(camera, -0.2, now) }),
    'shift ArrowRight': () => model.update({ camera: pan(camera, 0.2, now) }),
    '+': () => zoomBy(model, 0.5),
    '=': () => zoomBy(model, 0.5),
    '-': () => zoomBy(model, 2),
    ' ': () => model.update({ camera: camera.isFollowing ? pause(camera, now) : follow(camera) }),
    Escape: () => model.choose(undefined),
  };
  const action = actions[event.shiftKey ? `shift ${event.key}` : event.key] ?? actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
