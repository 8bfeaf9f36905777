import { selectSelectedNote } from '../../../src/streams/list/selectors';
import { stateAfter } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { holding, note } from '../../support/notes';

test('a request to close the panel returns to the list only if there is no host page', () => {
  const selected = (hasHost: boolean) =>
    selectSelectedNote(stateAfter({ ...holding(note(7)), hasHost }, legend.s, legend.q));
  expect(selected(false)).toBeUndefined();
  expect(selected(true)?.id).toBe(7);
});
