import { parseRecord } from '../../../src/streams/outbox/record';
import { KINDS, isKind } from '../../../src/streams/outbox/kinds';
import { recordOf } from './records';

test.each(Object.keys(KINDS).filter(isKind))('a record of %s survives storage', (kind) => {
  const record = recordOf(kind, {
    state: 'sending',
    sentAt: 2000,
    attempts: 1,
    next: { id: 'b', kind: 'reply', payload: 'text', madeAt: 1, notBefore: 2 },
    replacedDone: recordOf(kind, { state: 'done', settledAt: 1 }),
  });
  expect(parseRecord(structuredClone(record))).toEqual(record);
});

test.each<[string, unknown]>([
  ['a newer version', { ...recordOf('like'), version: 2 }],
  ['an unknown kind', { ...recordOf('like'), kind: 'reblog' }],
  ['the name of a property of every object', { ...recordOf('like'), kind: 'toString' }],
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
  ['an unknown state', { ...recordOf('like'), state: 'lost' }],
  ['no target', { ...recordOf('like'), target: undefined }],
  ['a target without the ids that its kind needs', { ...recordOf('trash'), target: { site: 1, post: 2 } }],
  ['a text for a like', { ...recordOf('like'), payload: 'yes' }],
  ['no text for a reply', { ...recordOf('reply'), payload: true }],
  ['a request without a time', { ...recordOf('like'), state: 'sending' }],
])('a record with %s is malformed', (_name, value) => {
  expect(parseRecord(value)).toBe('malformed');
});

test.each<[string, object]>([
  ['wish', { next: { id: 'b' } }],
  ['record', { replacedDone: { ...recordOf('like'), version: 0 } }],
  ['record that waits', { replacedDone: recordOf('like') }],
])('a malformed %s beside a record is dropped', (_name, beside) => {
  expect(parseRecord({ ...recordOf('like'), ...beside })).toEqual(recordOf('like'));
});
