import { platformState, requestsTo } from '../e2e/support/platform';
import type { Sandbox } from '../e2e/support/sandbox';

/** What the platform has of a deed. */
export interface Ledger {
  /** How many comments have the text of the deed. */
  readonly replies: number;
  /** The status of the comment that the note is about; 'gone' if it was deleted for ever. */
  readonly status: string;
  /** How many requests have trashed the comment: the second one deletes it for ever. */
  readonly deletes: number;
  readonly isLiked: boolean;
}

/** Reads the ledger from the sandbox. */
export async function readLedger(sandbox: Sandbox, comment: number, text: string): Promise<Ledger> {
  const { blogger, comments } = await platformState(sandbox);
  const about = comments.find(({ id }) => id === comment);
  return {
    replies: comments.filter(({ content }) => content === text).length,
    status: about?.status ?? 'gone',
    deletes: (await requestsTo(sandbox, `/comments/${comment}/delete`)).length,
    isLiked: about?.likes.includes(blogger) ?? false,
  };
}

/** What differs from what is due; empty if nothing does. */
export const differences = (due: Partial<Ledger>, ledger: Ledger): readonly string[] => {
  const names = ['replies', 'status', 'deletes', 'isLiked'] as const;
  return names.flatMap((name) =>
    due[name] === undefined || due[name] === ledger[name]
      ? []
      : `${name} is ${String(ledger[name])}, not ${String(due[name])}`,
  );
};
