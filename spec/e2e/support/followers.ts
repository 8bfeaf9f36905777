import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** The names of five followers, the newest last. */
export const FOLLOWERS = ['Ada', 'Bela', 'Cleo', 'Dina', 'Edda'];

/** The id of the note about the follower at an index. */
export const followId = (at: number): number => 900_001 + at;

/** A note about a new follower, which is as many seconds old. */
export const followNote = (at: number, name: string, seconds: number) => ({
  type: 'follow',
  id: followId(at),
  read: 0,
  note_hash: at + 1,
  timestamp: new Date(Date.now() - seconds * 1000).toISOString(),
  subject: [{ text: `${name} followed your site`, ranges: [{ type: 'user', indices: [0, name.length] }] }],
  body: [{ type: 'user', text: name, meta: { ids: { user: followId(at) } } }],
  meta: { ids: { site: 1 } },
});

/** Adds five follows and a comment above them, and switches folding on for pages that open now. */
export async function addFolded(page: Page, sandbox: Sandbox): Promise<void> {
  for (const [at, name] of FOLLOWERS.entries()) await sandbox.control('note', followNote(at, name, 10 - at));
  await sandbox.control('comment', { text: 'The newest of all.' });
  await page.addInitScript(() => localStorage.setItem('notestream_preferences', '{"isFolding":true}'));
}
