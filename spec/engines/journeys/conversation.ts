import type { Journey } from '../journey';
import { DETAIL, openByBell, openNote } from '../support/panel';

/** Rule `open-conversation`. */
export const conversation: Journey = {
  name: 'an open answer shows what it answers, and its own answers',
  run: async (context) => {
    const { control } = context.sandbox;
    const { comment_id: parent } = await control('comment', { text: 'Who bakes on Sundays?' });
    const { comment_id: answer } = await control('comment', { parent, text: 'I do, says a reader.' });
    await control('comment', { parent: answer, text: 'So do I.' });
    const { page, panel } = await openByBell(context);
    await openNote(panel, 'I do, says a reader.', page);
    await panel.see({ ...DETAIL, text: 'Who bakes on Sundays?' });
    await panel.see({ ...DETAIL, text: 'So do I.' });
    await panel.expectPainted();
  },
};
