import { performAction, type UserAction } from './model/user-actions';
import type { Platform } from './platform';

/** The possible actions. Repeated entries are more likely: comments are the most frequent. */
const actions: readonly UserAction[] = [
  'comment',
  'comment',
  'comment',
  'like',
  'like',
  'comment-like',
  'follow',
  'reblog',
];

/** Makes another user act every `everyMs` milliseconds. Returns a function that stops the activity. */
export function startActivity(platform: Platform, everyMs: number): () => void {
  const timer = setInterval(() => {
    const approved = platform.random.next() < 0.7;
    performAction(platform, platform.random.pick(actions), { approved });
  }, everyMs);
  return () => clearInterval(timer);
}
