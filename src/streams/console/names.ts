/**
 * The tags of what behaviours do, by those; the behaviours' own names are known from the store. A spec compares them with
 * the sources: a stream can be told to fail before it has ever begun.
 */
export const TAG_NAMES: readonly string[] = [
  'events',
  'storage',
  'clock',
  'surroundings',
  'hostMessages',
  'session',
  'polling',
  'polling > fetch',
  'polling > fetch list',
  'polling > light poll',
  'polling > fetch note',
  'loadMore',
  'markSeen',
  'markSeen > tell',
  'markRead',
  'markRead > tell',
  'keepReads',
  'tellHost',
  'signIn',
  'approve',
  'approve > tell',
  'like',
  'like > tell',
  'override',
  'override > time',
  'follow',
  'follow > tell',
  'undo',
  'undo > window',
  'undo > moderate',
  'keepModerations',
  'keepModerations > hold',
  'reply',
  'reply > send',
  'reply > send > attempt',
  'suggestions',
  'suggestions > fetch',
  'openLinks',
  'drafts',
  'keepShortcuts',
  'statusBar',
  'statusBar > time',
  'tracking',
  'tracking > who',
  'connection',
  'connection > countdown',
  'keyboard',
  'recovery',
  'recovery > hold',
  'fetchPushed',
  'fetchPushed > fetch note',
  'realtime',
  'realtime > channel',
  'signOut',
];

/** The queue of all events: what is held there holds the whole panel. */
export const EVENTS = 'events';

/** Whether a tag is that of a behaviour, and not of a part of one. */
export const isBehaviour = (name: string): boolean => name !== EVENTS && !name.includes(' > ');

/** The behaviour that a tag is of, or of a part of which. */
export const behaviourOf = (name: string): string => name.split(' > ', 1)[0] ?? name;
