/** The commands with their descriptions, as `help()` prints them. */
export const HELP: Readonly<Record<string, string>> = {
  'streams(pattern?)': 'table of the tagged streams: subscriptions, emissions, errors, last value',
  'log(pattern) / log.stop(pattern?)': 'prints what streams do from now on / no longer prints it',
  "marbles(pattern, window = '60s')": 'draws what happened as marble diagrams, ready for a spec',
  'view()': 'opens a window with the live marble diagrams, their causes and their faults',
  'tracks(true) / tracks(false)': 'draws the streams as tracks in the Performance panel / ends it',
  'state()': 'the current state',
  'state.diff(n = 1)': 'what the last n events changed',
  'events(pattern?)': 'the last events of a type or a stream, what emitted each, and what it started',
  'errors()': 'errors of streams, caught ones too: where, and which event started the stream',
  'send(event)': "sends an event: send({ type: 'note.selected', id: 7 })",
  'pause(pattern) / resume(pattern?)': 'holds what streams emit / releases it, ends delays and failures',
  'delay(pattern, ms)': 'delays what streams emit; 0 ends the delay',
  'fail(pattern, times = 1)': 'fails active streams, or else those that start next',
  'travel(n) / live()': 'shows the state after event n and holds all effects / returns to the present',
  'record() / stop({ mask })':
    'starts a recording / ends it: a session to replay: copy(notestream.stop()), npm run replay session.json',
};

export const helpText = (): string =>
  [
    "Notestream's stream console. Patterns are names with '*': 'polling*', '* > send'.",
    ...Object.entries(HELP).map(([call, description]) => `  ${call.padEnd(36)} ${description}`),
    'docs/debugging.md shows how to find three bugs with it.',
  ].join('\n');
