import { commentStatus, platformComment, platformState } from '../../e2e/support/platform';
import type { Journey } from '../journey';
import { button, openByBell, openNote, UNAPPROVED } from '../support/panel';
import { becomes, until } from '../support/until';

export const approve: Journey = {
  name: 'Approve shows at once and approves the comment on the platform',
  run: async (context) => {
    const { page, panel } = await openByBell(context);
    await openNote(panel, UNAPPROVED, page);
    await panel.expectPainted();
    await panel.click(button('Approve'));
    await panel.see(button('Approved'));
    await becomes('the comment', () => commentStatus(context.sandbox, UNAPPROVED), 'approved');
    await panel.expectPainted();
  },
};

export const like: Journey = {
  name: 'Like shows at once and likes the comment on the platform, and Liked withdraws the like',
  run: async (context) => {
    const { sandbox } = context;
    const { blogger } = await platformState(sandbox);
    const { page, panel } = await openByBell(context);
    const likes = async () => (await platformComment(sandbox, UNAPPROVED))?.likes ?? [];
    await openNote(panel, UNAPPROVED, page);
    await panel.click(button('Like'));
    await panel.see(button('Liked'));
    await until('the likes of the comment', likes, (ids) => ids.includes(blogger));
    await panel.expectPainted();
    await panel.click(button('Liked'));
    await panel.see(button('Like'));
    await until('the likes of the comment', likes, (ids) => !ids.includes(blogger));
  },
};
