import { cases } from 'rxjs-marbles/jest';
import { type ScreenTime, screenWanted$ } from '../../../src/streams/host/screen-wanted';

const type = 'notesIframeMessage';

/** Messages of the host page. */
const messages = {
  o: { type, action: 'togglePanel', showing: true },
  c: JSON.stringify({ type, action: 'togglePanel', showing: false }),
  p: { type: 'notestream', action: 'prepare' },
  h: { type, action: 'toggleVisibility', hidden: false },
  x: { type: 'notestream', action: 'unknown' },
  n: null,
};

interface Case {
  readonly name: string;
  readonly time?: ScreenTime;
  readonly said: string;
  readonly idle?: string;
  readonly expected: string;
}

cases(
  'the screen of a framed panel',
  (m, { time, said, idle = '', expected }: Case) => {
    const wanted$ = screenWanted$({ messages$: m.hot(said, messages) }, time, m.hot(idle));
    m.expect(wanted$).toBeObservable(expected, { ...messages, '*': '*', 0: 0, t: true });
  },
  [
    { name: 'is wanted when the host page opens the panel', time: 'later', said: '--o', expected: '--(t|)' },
    {
      name: '[prepare-message] is wanted when the host page may open it',
      time: 'later',
      said: '--p',
      expected: '--(p|)',
    },
    { name: 'is wanted once', time: 'later', said: '--po', expected: '--(p|)' },
    {
      name: 'is not wanted for a closed panel, another message or an idle page',
      time: 'later',
      said: '-chxn',
      idle: '-*',
      expected: '',
    },
    {
      name: 'is wanted in an idle page, if the host page says so',
      time: 'idle',
      said: 'c',
      idle: '-*',
      expected: '-(*|)',
    },
    {
      name: 'is wanted 100 ms after the page was idle, if the host page says nothing',
      said: '',
      idle: '-*',
      expected: '- 100ms (0|)',
    },
    {
      name: 'is not wanted if the host page says meanwhile that the panel is closed',
      said: '10ms c',
      idle: '-*',
      expected: '',
    },
  ],
);
