import type { Weights } from '../plan';
import { batch, retryBatch } from './batches';
import { approve, edit, follow, like } from './reactions';
import { moderate } from './moderating';
import {
  back,
  closePanel,
  dismiss,
  filter,
  help,
  markAll,
  markUnread,
  open,
  refresh,
  scroll,
  walk,
} from './reading';
import type { Action } from './context';
import { setAside, takeBack } from './setting-aside';
import { draft, mention, reply, checkReply, resumeDraft } from './writing';

/** The actions of the user in the first page, by name. */
export const ACTIONS = {
  walk,
  open,
  back,
  filter,
  scroll,
  closePanel,
  markAll,
  markUnread,
  help,
  refresh,
  dismiss,
  approve,
  like,
  follow,
  edit,
  moderate,
  batch,
  retryBatch,
  setAside,
  takeBack,
  reply,
  draft,
  resumeDraft,
  checkReply,
  mention,
};
export type Name = keyof typeof ACTIONS | 'elsewhere';

export const WEIGHTS: Weights<Name> = {
  walk: 5,
  open: 5,
  back: 2,
  filter: 3,
  scroll: 3,
  closePanel: 2,
  markAll: 1,
  markUnread: 2,
  help: 0.5,
  refresh: 1,
  dismiss: 1,
  approve: 4,
  like: 4,
  follow: 2,
  edit: 0.5,
  moderate: 6,
  batch: 6,
  retryBatch: 2,
  setAside: 3,
  takeBack: 3,
  reply: 6,
  draft: 4,
  resumeDraft: 4,
  checkReply: 5,
  mention: 0.5,
  elsewhere: 25,
};
/** The actions in the second page; some are more frequent. */
export const SECOND_ACTIONS: readonly Action[] = [
  draft,
  draft,
  reply,
  reply,
  resumeDraft,
  checkReply,
  like,
  approve,
  follow,
  batch,
  batch,
  setAside,
  takeBack,
  moderate,
  moderate,
  markUnread,
  open,
  walk,
  filter,
];
