import { cameraOver, pause, reveal, spanOf, zoom } from './camera';
import { xOf } from './span';
import type { ViewModel } from './view-model';

/** Shows all marbles that pass the filters, from the first to the last. */
export function fit(model: ViewModel): void {
  const marks = model.visible();
  const [first, last] = [marks[0], marks.at(-1)];
  if (first && last) model.update({ camera: cameraOver(first.at, last.at) });
}

/** Shows `factor` times as much time. The chosen marble keeps its place, or else the right end does. */
export function zoomBy(model: ViewModel, factor: number): void {
  const { camera } = model.state$.value;
  const mark = model.chosenMark();
  const now = model.now();
  const around = mark && reveal(pause(camera, now), mark.at, now);
  model.update({
    camera: around ? zoom(around, factor, xOf(spanOf(around, now, 0, 1), mark.at)) : zoom(camera, factor),
  });
}
