/** The commands with their descriptions, as `help()` prints them. */
export const HELP: Readonly<Record<string, string>> = {
  'streams(pattern?)': 'table of the tagged streams: subscriptions, emissions, errors, last value',
  'log(pattern) / log.stop(pattern?)': 'prints new notifications of streams / stops printing them',
  "marbles(pattern, window = '60s')": 'draws the last notifications as marble diagrams for a spec',
  'view()': 'opens a window with live marble diagrams, causes and faults',
  'tracks(true) / tracks(false)': 'draws streams as tracks in the Performance panel / stops',
  'state()': 'the current state',
  'state.diff(n = 1)': 'what the last n events changed',
  'events(pattern?)':
    'the last events of a type or a stream, with their emitters and the streams they started',
  'errors()': 'errors of streams, also caught ones, with the place and the event that started the stream',
  'send(event)': "sends an event: send({ type: 'note.selected', id: 7 })",
  'pause(pattern) / resume(pattern?)': 'holds emissions / releases them and ends delays and failures',
  'delay(pattern, ms)': 'delays emissions; 0 ends the delay',
  'fail(pattern, times = 1)': 'fails active streams, or else those that start next',
  'travel(n) / live()': 'shows the state after event n and holds all effects / returns to the present',
  'record() / stop({ mask })':
    'starts a recording / ends it and returns a session: copy(notestream.stop()), npm run replay session.json',
};

export const helpText = (): string =>
  [
    "Notestream's stream console. Patterns are names with '*': 'polling*', '* > send'.",
    ...Object.entries(HELP).map(([call, description]) => `  ${call.padEnd(36)} ${description}`),
    'docs/debugging.md shows how to find three bugs with it.',
  ].join('\n');
