import { removeBloggerData } from '../../../src/browser/sign-in/remove-blogger-data';
import { memoryStorage } from '../../support/behaviour';

test("sign-out removes the blogger's data, and leaves settings and other applications' keys", () => {
  const storage = memoryStorage(
    new Map([
      ['reply_7', '["A draft",1]'],
      ['note_read_status_7', '1'],
      ['note_done_7', '{}'],
      ['note_moderation_7', '{}'],
      ['note_reply_7', '{}'],
      ['note_approval_7', '{}'],
      ['note_like_7', '{}'],
      ['site_follow_1', '{}'],
      ['notesLastMarkedSeen', '1'],
      ['kept_list', '{}'],
      ['notestream_shortcuts', 'off'],
      ["another's", 'thing'],
    ]),
  );
  removeBloggerData(storage);
  expect([...storage.held.keys()]).toEqual(['notestream_shortcuts', "another's"]);
});
