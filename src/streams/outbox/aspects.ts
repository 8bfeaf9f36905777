/** A property that has one value on the platform and that a blogger can set. A reply is posted once. */
export type Aspect = 'status' | 'like' | 'follow' | 'reply';

/**
 * The value of an aspect: for a status `approved`, `unapproved`, `spam`, `trash` or `listed` (any status that the
 * platform restores); for a like or follow a boolean; for a reply its text.
 */
export type Value = boolean | string;

/** A status that takes its comment out of the lists. */
export type Removal = 'spam' | 'trash';

export const isRemoval = (value: Value | undefined): value is Removal =>
  value === 'spam' || value === 'trash';

/** Whether the platform has the wanted value. */
export const matches = (wanted: Value, known: Value | undefined): boolean =>
  wanted === 'listed' ? known !== undefined && !isRemoval(known) : wanted === known;
