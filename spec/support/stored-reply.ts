/** The value in storage of the reply 'Hello' to comment 70 of note 7, with these changes. */
export const storedReply = (changes: object = {}): string =>
  JSON.stringify({
    kind: 'reply',
    text: 'Hello',
    site: 1,
    comment: 70,
    post: 2,
    time: 0,
    attempt: 1,
    author: 5,
    ...changes,
  });
