/** The tag of the event queue. Holding this stream would hold the whole panel. */
export const EVENTS = 'events';

/** Whether a tag names a behaviour, not the event queue or a part of a behaviour. */
export const isBehaviour = (name: string): boolean => name !== EVENTS && !name.includes(' > ');

/** The behaviour that a tag belongs to: 'outbox' for 'outbox > send'. */
export const behaviourOf = (name: string): string => name.split(' > ', 1)[0] ?? name;

/**
 * Whether a tag names a part of another one: 'reply > send > attempt' is part of 'reply' and of
 * 'reply > send'.
 */
export const isPartOf = (name: string, whole: string): boolean => name.startsWith(`${whole} > `);
