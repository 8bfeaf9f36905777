import { parseHostMessage } from '../../src/embed/protocol';

const type = 'notesIframeMessage';

test.each([
  [{ action: 'togglePanel', showing: true }],
  [{ action: 'togglePanel', showing: false }],
  [{ action: 'toggleVisibility', hidden: true }],
  [{ action: 'toggleVisibility', hidden: false }],
  [{ action: 'refreshNotes' }],
])('%j is taken, as an object and as JSON', (meant) => {
  const message = { type, ...meant };
  expect(parseHostMessage(message)).toEqual(meant);
  expect(parseHostMessage(JSON.stringify(message))).toEqual(meant);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a text that is not JSON', 'notesIframeMessage'],
  ['JSON that is no object', '"notesIframeMessage"'],
  ['a list', [{ type, action: 'refreshNotes' }]],
  ['an object of another type', { type: 'other', action: 'refreshNotes' }],
  ['an object without type', { action: 'refreshNotes' }],
])('%s is not meant for the panel, and ignored', (_name, data) => {
  expect(parseHostMessage(data)).toBeUndefined();
});

test.each([
  [
    { type, action: 'togglePanel', showing: 'yes' },
    "the host's togglePanel says showing: string, not true or false",
  ],
  [
    { type, action: 'toggleVisibility' },
    "the host's toggleVisibility says hidden: undefined, not true or false",
  ],
  [{ type, action: 'constructor' }, 'the host sent an unknown action constructor'],
  [{ type, action: 'x'.repeat(100) }, `the host sent an unknown action ${'x'.repeat(40)}`],
  [{ type }, 'the host sent an unknown action undefined'],
])('%j is meant for the panel, and malformed', (data, problem) => {
  expect(parseHostMessage(data)).toEqual({ problem });
});
