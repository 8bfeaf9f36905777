import { ConsoleError } from '../monitor/patterns';
import { maskSession } from '../monitor/mask-session';
import { type Session, stringifySession } from '../monitor/session';
import { listenToTags } from '../../streams/operators/tag';
import { MAX_SESSION_BYTES, parseSession } from '../replay/parse-session';
import { ReplayError } from '../replay/replay-parts';
import { watchReplay } from '../replay/watch-replay';
import { writeSpec } from '../replay/write-spec';
import { saveFile } from './save-file';
import type { ViewParts } from './view-context';

/** The folder in the repository for saved marble specs. */
const SPEC_FOLDER = 'spec/devtools/replay/recorded';
const ROOT = '../../../..';

/** Starts a recording, unless one is running since the panel's start. */
export function record({ model, source }: ViewParts): void {
  const { from, isFull } = source.recorder.start();
  const begin = from === 'start' ? 'Recording since the panel started.' : 'Recording events from now on.';
  const full = 'The recording has stopped because it is full.';
  model.update({ isRecording: true, notice: isFull ? full : begin });
}

/** Ends the recording and shows its replay. */
export function stop(parts: ViewParts): void {
  parts.model.update({ isRecording: false });
  void attempt(parts, 'The recording', 'shown', () => show(parts, 'session', parts.source.recorder.stop({})));
}

/** Replays a session file and shows the result. */
export function open(parts: ViewParts, file: File): void {
  const name = file.name.replace(/\.json$/, '').replace(/[^\w.-]/g, '-') || 'session';
  void attempt(parts, file.name.slice(0, 80), 'shown', async () => {
    if (file.size > MAX_SESSION_BYTES)
      throw new ReplayError(`it has ${Math.round(file.size / 1e6)} MB; a session has 20 MB at most`);
    await show(parts, name, await file.text());
  });
}

async function show({ model, source, loadReplayParts }: ViewParts, name: string, text: string) {
  const session = parseSession(text);
  const replayParts = await loadReplayParts();
  try {
    model.show(watchReplay(name, session, replayParts));
  } finally {
    listenToTags(source.monitor);
  }
  const { replayed } = model.shown();
  const difference = replayed?.difference;
  const notice = difference === undefined ? '' : `The replay differs from the recording. ${difference}`;
  model.update({ notice });
}

/** Saves a session, optionally without personal texts. */
export function saveSession({ model, window }: ViewParts, isMasked: boolean): void {
  const { replayed } = model.shown();
  if (!replayed) return;
  const { name, session } = replayed;
  saveFile(window, `${name}.json`, stringifySession(isMasked ? maskSession(session) : session));
  const texts = isMasked ? 'Its personal texts are replaced by x.' : 'It contains personal texts.';
  model.update({ notice: `Saved ${name}.json. ${texts}` });
}

/** Saves a session as a marble spec. */
export function saveSpec(parts: ViewParts): void {
  const { model, source, window, loadReplayParts } = parts;
  const { replayed } = model.shown();
  if (!replayed) return;
  const { name, session } = replayed;
  void attempt(parts, 'The marble spec', 'written', async () => {
    const replayParts = await loadReplayParts();
    const spec = specOf(name, session, source, replayParts);
    saveFile(window, `${name}-spec.ts`, spec);
    model.update({ notice: `Saved ${name}-spec.ts. It belongs beside ${name}.json in ${SPEC_FOLDER}/.` });
  });
}

function specOf(
  name: string,
  session: Session,
  { monitor }: ViewParts['source'],
  replayParts: Parameters<typeof writeSpec>[3],
): string {
  listenToTags(null);
  try {
    return writeSpec(session, ROOT, name, replayParts);
  } finally {
    listenToTags(monitor);
  }
}

/** Runs a command. If it fails, shows the reason; the view keeps running. */
async function attempt(
  { model }: ViewParts,
  what: string,
  done: 'shown' | 'written',
  act: () => unknown,
): Promise<void> {
  model.update({ notice: `${what} is being read.` });
  try {
    await act();
  } catch (error) {
    const isExpected = error instanceof ReplayError || error instanceof ConsoleError;
    const reason = error instanceof Error ? error.message : String(error);
    const text = isExpected ? reason : `it cannot be replayed: ${reason.slice(0, 200)}`;
    model.update({ notice: `${what} is not ${done}: ${text.replace(/\.$/, '')}.` });
  }
}
