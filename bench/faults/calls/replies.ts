import { expect } from '@playwright/test';
import { platformComment, platformState } from '../../../spec/browser/support/platform';
import type { Stage } from '../stage';
import { type Call, COMMENT } from './call';

const TEXT = 'It is never too late to ask.';
const POST = 'The 6:15 left at 6:15';

const submit = async ({ box, press }: Stage): Promise<void> => {
  await box.focus();
  await press('Control+Enter');
};

/** Tried again after 2, 4 and 6 s; then the text is still there, to be sent again (section 8, decision 8). */
const reply = (rest: Pick<Call, 'name' | 'route' | 'target'> & { readonly on: string }): Call => ({
  ...rest,
  by: ['effects/reply.ts'],
  provoke: async (stage) => {
    await stage.press('r');
    await stage.page.keyboard.insertText(TEXT);
    await submit(stage);
  },
  says: 'Reply Failed: Please, try again.',
  triesAgainMs: 6000,
  failed: async (stage) => {
    await stage.open(rest.on);
    await expect(stage.box).toHaveValue(TEXT);
    await expect(stage.box).toBeEditable();
    expect(await platformComment(stage.sandbox, TEXT)).toBeUndefined();
  },
  again: async (stage) => {
    await stage.open(rest.on);
    await expect(stage.box).toHaveValue(TEXT);
    await submit(stage);
  },
  done: async (stage) => {
    await expect.poll(() => stage.diary.said.join()).toContain('Reply posted!');
    await stage.open(rest.on);
    await expect(stage.box).toHaveValue('');
    const { comments } = await platformState(stage.sandbox);
    expect(comments.filter(({ content }) => content.includes(TEXT))).toHaveLength(1);
  },
});

/** Writing: the reply, and who can be mentioned in it. */
export const replies: readonly Call[] = [
  reply({
    name: 'reply',
    route: 'POST /sites/{site}/comments/{comment}/replies/new',
    target: { method: 'POST', path: '/replies/new' },
    on: COMMENT,
  }),
  reply({
    name: 'reply to a post',
    route: 'POST /sites/{site}/posts/{post}/replies/new',
    target: { method: 'POST', path: '/replies/new', wrong: [] },
    on: POST,
  }),
  {
    name: 'suggest',
    route: 'GET /users/suggest',
    by: ['effects/suggestions.ts'],
    target: { method: 'GET', path: '/users/suggest' },
    on: COMMENT,
    provoke: async ({ press, page }) => {
      await press('r');
      await page.keyboard.type('Thanks @m');
    },
    // A reply can be written without: there is no list, and no word on it.
    failed: async (stage) => {
      await stage.open(COMMENT);
      await expect(stage.box).toHaveValue('Thanks @m');
      await expect(stage.page.getByRole('listbox')).toHaveCount(0);
    },
    // The next key asks again.
    done: async (stage) => {
      await stage.open(COMMENT);
      await stage.box.focus();
      await stage.press('End', 'o');
      await expect(stage.page.getByRole('option').first()).toBeVisible();
      await stage.press('Escape');
    },
  },
];
