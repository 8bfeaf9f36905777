import { wireNote } from '../support/notes';
import { scenePanel } from './gallery/scene-panel';
import { MATRIX } from './support/matrix';
import { platformComment } from './support/platform';
import { expect, test } from './support/test';

for (const [what, comment] of [
  ['comment', 3],
  ['post', undefined],
] as const)
  test(
    `[own-reply] links to the blogger's own reply below a ${what}`,
    MATRIX,
    async ({ context, sandbox }) => {
      const panel = await scenePanel(context, sandbox, {
        width: 'narrow',
        scheme: 'light',
        locale: 'en',
      });
      const reply = await platformComment(sandbox, 'Hello, first time here!');
      // Without a fragment, by which an address could be guessed.
      const url = 'https://blog.example/a-post/';
      const ids = { site: 2101, post: 2, comment, reply_comment: reply?.id };
      await sandbox.control('note', wireNote(7, { meta: { ids }, url, timestamp: new Date().toISOString() }));
      await panel.open();
      await panel.openNote('Someone commented (7)');
      const link = panel.page.getByRole('link', { name: `You replied to this ${what}.`, exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`^(?!${url}).*#comment-${reply?.id}$`));
    },
  );
