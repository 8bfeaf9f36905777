/** What can be typed, each with what it does. */
export const HELP: Readonly<Record<string, string>> = {
  'streams(pattern?)': 'a table of all tagged streams: subscriptions, emissions, errors, last value',
  'log(pattern)': 'writes what streams do from now on; gives a function that stops it',
  "marbles(pattern, window = '60s')": 'draws what happened, to be pasted into a spec',
  'state()': 'the state as it is',
  'state.diff(n = 1)': 'what the last n events changed',
  'events(pattern?)': 'the last events, with what said them and what woke that',
  'errors()': "streams' errors with their path and the event that started them, caught ones too",
  'send(event)': "an event of the union, as if it had happened: { type: 'note.selected', id: 7 }",
  'pause(pattern) / resume(pattern?)': 'holds what streams say / lets it go, and ends delays and failures',
  'delay(pattern, ms)': 'what streams say comes so much later',
  'fail(pattern, times = 1)': 'lets streams fail now, or else when they next begin',
  'travel(n) / live()': 'shows the state after event n, effects held / goes on',
  'record() / stop({ mask })': 'a session to replay: copy(notestream.stop()), npm run replay session.json',
};

export const helpText = (): string =>
  [
    "Notestream's stream console. Patterns are names with '*': 'polling*', '* > tell'.",
    ...Object.entries(HELP).map(([call, what]) => `  ${call.padEnd(36)} ${what}`),
    'docs/debugging.md tells of three bugs that were found with it.',
  ].join('\n');
