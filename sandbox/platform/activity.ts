import { someone, type Deed } from './model/someone';
import type { Platform } from './platform';

/** Comments come more often than the rest, as on any blog. */
const deeds: readonly Deed[] = [
  'comment',
  'comment',
  'comment',
  'like',
  'like',
  'comment-like',
  'follow',
  'reblog',
];

/** Lets somebody do something every `everyMs` milliseconds. Answers the function that ends it. */
export function startActivity(platform: Platform, everyMs: number): () => void {
  const timer = setInterval(() => {
    const approved = platform.random.next() < 0.7;
    someone(platform, platform.random.pick(deeds), { approved });
  }, everyMs);
  return () => clearInterval(timer);
}
