import { parseRecord } from '../../../src/streams/outbox/parse-record';
import type { RecordAction } from '../../../src/streams/actions/table';
import { CHANGES } from '../../support/outbox';
import { recordOf } from './records';

const isAction = (name: string): name is RecordAction => name in CHANGES;

test.each(Object.keys(CHANGES).filter(isAction))('a record of %s survives storage', (action) => {
  const record = recordOf(action, {
    state: 'uncertain',
    sentAt: 2000,
    lookedAt: 1,
    about: 'Ann',
    deed: 'b',
    newestId: 9,
  });
  expect(parseRecord(structuredClone(record))).toEqual(record);
});

test.each<[string, unknown]>([
  ['a newer version', { ...recordOf('like'), version: 3 }],
  ['an unknown aspect', { ...recordOf('like'), aspect: 'reblog' }],
  ['the name of a property of every object', { ...recordOf('like'), aspect: 'toString' }],
])('a record with %s is foreign', (_name, value) => {
  expect(parseRecord(value)).toBe('foreign');
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['text', 'record'],
  ['no version', { ...recordOf('like'), version: undefined }],
  ['no owner', { ...recordOf('like'), owner: '' }],
  ['no id', { ...recordOf('like'), id: 7 }],
  ['no times', { ...recordOf('like'), madeAt: undefined }],
  ['no attempts', { ...recordOf('like'), attempts: undefined }],
  ['no target', { ...recordOf('like'), target: undefined }],
  ['a target without the ids that its aspect needs', { ...recordOf('trash'), target: { site: 1, post: 2 } }],
  ['a text for a like', { ...recordOf('like'), wanted: 'yes' }],
  ['no text for a reply', { ...recordOf('reply'), wanted: true }],
  ['a request without a time', { ...recordOf('like'), sent: { id: 'a', attempt: 1, value: true } }],
  ['the version before', { ...recordOf('like'), version: 1 }],
])('a record with %s is malformed', (_name, value) => {
  expect(parseRecord(value)).toBe('malformed');
});
