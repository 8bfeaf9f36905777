import { hold, release } from '../../../src/devtools/picture/camera';
import { createViewModel } from '../../../src/devtools/picture/view-model';
import { initialState } from '../../../src/streams/state/state';
import { DAWN_MS, traced } from './support/traced';

const { trace, monitor } = traced([[100, { type: 'like.requested', id: 7, isLiked: true }]], 5000);
const opened = () =>
  createViewModel({ trace, source: { monitor, since: DAWN_MS, current: () => initialState } });

test('opens with the streams that are active, those of actions first', () => {
  const names = opened()
    .filtered()
    .lanes.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['events', 'outbox']);
  expect(names).toContain('polling');
  expect(names).not.toContain('restoreReads');
  expect(names).not.toContain('linkReply');
});

test('finds a quiet stream by its name', () => {
  const model = opened();
  model.filterBy({ pattern: 'linkReply' });
  expect(model.filtered().lanes.map(({ name }) => name)).toEqual(['linkReply']);
});

test('adds no lane while the pointer holds the picture', () => {
  const model = opened();
  const { camera } = model.state$.value;
  model.update({ camera: hold(camera, DAWN_MS + 50) });
  expect(model.filtered().lanes.map(({ name }) => name)).not.toContain('statusBar');
  model.update({ camera: release(model.state$.value.camera) });
  expect(model.filtered().lanes.map(({ name }) => name)).toContain('statusBar');
});
