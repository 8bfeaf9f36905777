import { expect } from '@playwright/test';
import type { PanelPage } from '../e2e/support/test';
import type { Ledger } from './ledger';

/** Something that the blogger does with the open note about a held comment. */
export interface Deed {
  readonly name: string;
  readonly act: (panel: PanelPage, text: string) => Promise<unknown>;
  /** What the platform must have in the end. */
  readonly due: Partial<Ledger>;
  /** Whether the text must be in the reply box in the end. */
  readonly isDraft?: true;
}

const box = ({ detail }: PanelPage) => detail.getByRole('textbox');

/** Whether a text is in the storage of a frame. */
async function isStored({ page }: PanelPage, text: string): Promise<boolean> {
  const stored = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => Object.values(localStorage).join())),
  );
  return stored.some((each) => each.includes(text));
}

async function trash(panel: PanelPage): Promise<void> {
  await panel.action('Trash').click();
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
}

export const DEEDS: readonly Deed[] = [
  {
    name: 'reply',
    act: async (panel, text) => {
      await box(panel).fill(text);
      await box(panel).press('Control+Enter');
    },
    due: { replies: 1, status: 'approved' },
  },
  { name: 'trash', act: trash, due: { status: 'trash', deletes: 1 } },
  {
    name: 'undone trash',
    act: async (panel) => {
      await trash(panel);
      await panel.frame.getByRole('button', { name: 'Undo' }).click();
    },
    due: { status: 'unapproved', deletes: 0 },
  },
  { name: 'approve', act: (panel) => panel.action('Approve').click(), due: { status: 'approved' } },
  { name: 'like', act: (panel) => panel.action('Like').click(), due: { isLiked: true } },
  {
    name: 'draft',
    act: async (panel, text) => {
      await box(panel).fill(text);
      await expect.poll(() => isStored(panel, text)).toBe(true);
    },
    due: { replies: 0, status: 'unapproved' },
    isDraft: true,
  },
];
