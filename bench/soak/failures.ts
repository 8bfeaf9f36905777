import type { Moderation, ToggleKind } from './ledger';

/** What the status bar says when a reply has failed. */
export const REPLY_FAILURES = ['Reply Failed', "you've already said that"];

/** And when the rest has, whichever way it went. */
export const FAILURES: Readonly<Record<ToggleKind | Moderation['kind'], readonly string[]>> = {
  approve: ["couldn't be approved", "couldn't be unapproved"],
  like: ["like couldn't be saved", "like couldn't be removed"],
  follow: ["couldn't be followed", "couldn't be unfollowed"],
  spam: ["couldn't be marked as spam"],
  trash: ["couldn't be trashed"],
};
