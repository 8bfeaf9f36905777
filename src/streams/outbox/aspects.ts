/** Something of which the platform has one value, and which a blogger can set. A reply is posted once. */
export type Aspect = 'status' | 'like' | 'follow' | 'reply';

/**
 * The value of an aspect: for a status `approved`, `unapproved`, `spam`, `trash`, or `listed`, which is
 * whatever the platform restores; for a like and a follow true or false; for a reply its text.
 */
export type Value = boolean | string;

/** A status that takes its comment out of the lists. */
export type Removal = 'spam' | 'trash';

export const isRemoval = (value: Value | undefined): value is Removal =>
  value === 'spam' || value === 'trash';

/** Whether the platform has what the blogger wants. */
export const matches = (wanted: Value, known: Value | undefined): boolean =>
  wanted === 'listed' ? known !== undefined && !isRemoval(known) : wanted === known;
