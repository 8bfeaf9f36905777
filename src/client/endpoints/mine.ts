import { endpoint } from '../endpoint';

/** What one may do once, and undo: a like, a follow, a subscription (section 7). */
export const mineAt =
  <Answer>() =>
  <const Path extends `/sites/${string}`>(path: Path) => ({
    mine: endpoint<Answer>()(`GET ${path}/mine`),
    add: endpoint<Answer>()(`PUT ${path}/new`),
    delete: endpoint<Answer>()(`DELETE ${path}/mine/delete`),
  });
