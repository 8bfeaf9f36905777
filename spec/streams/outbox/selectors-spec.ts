import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { latestBar } from '../../../src/streams/deeds/undo';
import type { Note } from '../../../src/streams/notes/note';
import { stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';

/** The trash that replaces an approval which is being sent. */
const trashOn7 = {
  ...recordOn(note(7), 'trash', { madeAt: 3000, dueAt: 7500 }),
  sent: { id: 'approve', attempt: 1, value: 'approved', at: 0 },
};
const same = note(9, { meta: { ids: { site: 1, post: 2, comment: 70 } } });

test.each<[string, readonly OutboxRecord[], readonly Note[], number | undefined]>([
  [
    'whose undo bar appeared last, also if it replaces what was done before',
    [trashOn7, recordOn(note(8), 'trash', { madeAt: 2000, dueAt: 6500 })],
    [note(7), note(8)],
    7,
  ],
  [
    'on which the blogger acted, not another one about its comment',
    [recordOn(same, 'trash')],
    [note(7), same],
    9,
  ],
  [
    'on which the blogger acted also if another one about its comment is listed instead',
    [recordOn(same, 'trash')],
    [note(7)],
    9,
  ],
  [
    'whose undo bar shows here, although that of another tab appeared later',
    [recordOn(note(7), 'trash'), recordOn(note(8), 'trash', { madeAt: 2000, dueAt: 6500 })],
    [note(7)],
    7,
  ],
  ['that is listed, if there is one', [recordOn(same, 'trash')], [note(8)], undefined],
  [
    'of a batch also if it is not listed, because the bar of the batch shows there, too',
    [recordOn(same, 'trash', { deed: 'b' })],
    [note(8)],
    9,
  ],
  ['whose undo window is open', [recordOn(note(7), 'trash', { dueAt: 0 })], [note(7)], undefined],
])('U undoes the note %s', (_name, records, notes, id) => {
  const state = stateAfter({ ...holding(...notes), ...recorded(...records) });
  expect(latestBar(state)?.note).toBe(id);
});
