import type { Moderation, ToggleKind } from './ledger-entries';

/** Parts of the status messages of a failed reply. */
export const REPLY_FAILURE_MESSAGES = ['Reply Failed', "you've already said that"];

/** Parts of the status messages of a comment that could not be restored. */
export const RESTORE_FAILURE_MESSAGES = ["couldn't be restored", "can't be restored", "wasn't restored"];

/** Parts of the status messages of other failed actions, in both directions. */
export const FAILURE_MESSAGES: Readonly<Record<ToggleKind | Moderation['kind'], readonly string[]>> = {
  approve: ["couldn't be approved", "couldn't be unapproved", "wasn't approved", "wasn't unapproved"],
  like: ["like couldn't be saved", "like couldn't be removed", "like wasn't saved", "like wasn't removed"],
  follow: ["couldn't be followed", "couldn't be unfollowed", "wasn't followed", "wasn't unfollowed"],
  spam: ["couldn't be marked as spam", "wasn't marked as spam"],
  trash: ["couldn't be trashed", "wasn't trashed"],
};
