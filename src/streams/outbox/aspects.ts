/** Something of which the platform has one value, and which a blogger can set. A reply is posted once. */
export type Aspect = 'status' | 'like' | 'follow' | 'reply';

/**
 * The value of an aspect: for a status `approved`, `unapproved`, `spam`, `trash`, or `listed`, which is
 * whatever the platform restores; for a like and a follow true or false; for a reply its text.
 */
export type Value = boolean | string;

/** An action that changes a comment in its conversation. */
export type SettledAction = 'approve' | 'unapprove' | 'spam' | 'trash' | 'restore' | 'like' | 'unlike';

/** What a blogger does, by the value that is wanted. */
export type Action = SettledAction | 'follow' | 'unfollow' | 'reply';

/** Whether a status takes its comment out of the lists. */
export const isRemoval = (value: Value | undefined): value is 'spam' | 'trash' =>
  value === 'spam' || value === 'trash';

/** Whether the platform has what the blogger wants. */
export const matches = (wanted: Value, known: Value | undefined): boolean =>
  wanted === 'listed' ? known !== undefined && !isRemoval(known) : wanted === known;

/** The action that leads to the wanted value. */
export function actionOf({ aspect, wanted }: { readonly aspect: Aspect; readonly wanted: Value }): Action {
  if (aspect === 'reply') return aspect;
  if (aspect !== 'status') return wanted === true ? aspect : `un${aspect}`;
  if (isRemoval(wanted)) return wanted;
  if (wanted === 'listed') return 'restore';
  return wanted === 'approved' ? 'approve' : 'unapprove';
}
