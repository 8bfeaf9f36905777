import { commentStatus, platformComment } from '../../spec/e2e/support/platform';
import type { Sandbox } from '../../spec/e2e/support/sandbox';
import type { Tab } from './tab';

const COMMENT = 'Hello, first time here!';
const SITE = 2101;

/** Approves and unapproves a comment by turns, as another device of the blogger would. */
export async function otherDevice(sandbox: Sandbox, tab: Tab): Promise<(turn: number) => Promise<void>> {
  const comment = await platformComment(sandbox, COMMENT);
  const token = String(await tab.evaluate(`localStorage.getItem('auth').split(':').at(-1)`));
  const before = await commentStatus(sandbox, COMMENT);
  const statuses = before === 'approved' ? ['unapproved', 'approved'] : ['approved', 'unapproved'];
  return async (turn) => {
    const response = await fetch(`${sandbox.platform}/rest/v1.1/sites/${SITE}/comments/${comment?.id ?? 0}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ status: statuses[turn % 2] }),
    });
    if (!response.ok) throw new Error(`the comment could not be changed: ${response.status}`);
  };
}
