import type { OutboxStore } from '../../../src/streams/outbox/store';
import { describeDatabase } from '../../browser/database-contract';
import { describeStore } from '../../streams/outbox/store-contract';
import { type Progress, runTests } from './small-jest';

/** The page of the rules: each tab is a frame with a script of its own. */
const frames = new Set<HTMLIFrameElement>();

async function open(): Promise<OutboxStore> {
  const frame = document.createElement('iframe');
  frame.src = '/tab';
  frames.add(frame);
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve);
    document.body.append(frame);
  });
  const tab = frame.contentWindow?.tab;
  if (!tab) throw new Error('the frame has no store');
  return tab.store;
}

function close(): void {
  for (const frame of frames) frame.remove();
  frames.clear();
}

/** Removes all tabs and the database. */
async function clear(): Promise<void> {
  close();
  const request = indexedDB.deleteDatabase('notestream');
  await new Promise((resolve, reject) => {
    request.addEventListener('success', resolve);
    request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
  });
}

const progress = runTests(() => {
  describeStore('the store in IndexedDB', async () => ({ one: await open(), two: await open() }));
  describeDatabase('the database of the store', {
    open,
    close,
    problems: () => [...frames].flatMap(({ contentWindow }) => contentWindow?.tab?.problems ?? []),
  });
}, clear);

declare global {
  interface Window {
    /** In the page of the rules. */
    readonly progress?: readonly Progress[];
  }
}

Object.assign(window, { progress });
