import { FIRST_COMMENTS, QUESTIONS, SPAM } from '../../../sandbox/platform/model/seed/morning';
import type { Page } from '@playwright/test';
import { type Model, parseModel } from '../../soak/platform';
import type { Sandbox } from './sandbox';
import { expect } from './test';

/** The action that each note of the morning needs. */
export type Need = 'trash' | 'approve' | 'reply' | 'read';

export interface MorningNote {
  readonly id: number;
  readonly need: Need;
  /** The text of its comment; undefined if it is about something else. */
  readonly text: string | undefined;
}

export const modelOf = async (sandbox: Sandbox): Promise<Model> => parseModel(await sandbox.look('state'));

const needOf = (text: string | undefined): Need => {
  if (text === undefined) return 'read';
  if (SPAM.includes(text)) return 'trash';
  if (FIRST_COMMENTS.includes(text)) return 'approve';
  return QUESTIONS.includes(text) ? 'reply' : 'read';
};

/** The notes of the morning, newest first. */
export function morningNotes({ notes, comments }: Model): readonly MorningNote[] {
  const texts = new Map(comments.map(({ id, content }) => [id, content]));
  return notes.map(({ id, type, comment = NaN }) => {
    const text = type === 'comment' ? texts.get(comment) : undefined;
    return { id, need: needOf(text), text };
  });
}

export const answerTo = (text: string): string => `An answer: ${text}`;

/** Everything of the platform that the work of a morning may change. */
const resultOf = ({ notes, comments, following, postLikes }: Model): object => ({
  notes: notes.map(({ id, isRead }) => `${id} ${isRead ? 'read' : 'unread'}`),
  comments: comments.map(({ content, status, likes }) => `${status}: ${content}, ${likes.join()}`).sort(),
  replies: comments
    .flatMap(({ authorId, parentId, content }) =>
      parentId === undefined ? [] : `${authorId} ${parentId} ${content}`,
    )
    .sort(),
  following,
  postLikes: [...postLikes],
});

/** The platform after the work: what it has to be, derived from what it was. */
function expectedAfter(before: Model): Model {
  const notes = morningNotes(before);
  const need = new Map(notes.map(({ id, need: what }) => [id, what]));
  const ofComment = new Map(before.notes.map(({ id, comment = NaN }) => [comment, need.get(id)]));
  const status = { trash: 'trash', approve: 'approved' } as const;
  const replies = before.comments
    .filter(({ id }) => ofComment.get(id) === 'reply')
    .map((asked, index) => ({
      ...asked,
      id: -index,
      authorId: before.blogger,
      parentId: asked.id,
      content: answerTo(asked.content),
      likes: [],
    }));
  const comments = before.comments.map((comment) => {
    const what = ofComment.get(comment.id);
    return what === 'trash' || what === 'approve' ? { ...comment, status: status[what] } : comment;
  });
  return {
    ...before,
    comments: [...comments, ...replies],
    // The platform deletes the notes of trashed comments.
    notes: before.notes
      .filter(({ id }) => need.get(id) !== 'trash')
      .map((note) => ({ ...note, isRead: true })),
  };
}

/** Expects the platform to have exactly what the work of the morning is to change. */
export const expectDone = (sandbox: Sandbox, before: Model): Promise<void> =>
  expect
    .poll(async () => resultOf(await modelOf(sandbox)), { timeout: 20_000 })
    .toEqual(resultOf(expectedAfter(before)));

/** A request of the panel. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** Collects the requests to the platform's API that the page sends from now on. */
export function sentBy(page: Page, { platform }: Sandbox): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  page.on('request', (request) => {
    const { origin, pathname: path } = new URL(request.url());
    const method = request.method();
    if (origin === platform && path.startsWith('/rest/') && method !== 'OPTIONS')
      sent.push({ method, path, body: request.postData() ?? '' });
  });
  return sent;
}

/**
 * Expects each action to have been sent once: one request for each comment, and each note in one
 * request of read marks.
 */
export function expectNothingTwice(requests: readonly SentRequest[]): void {
  const changes = requests.filter(({ method, path }) => method !== 'GET' && path.includes('/comments/'));
  expect(changes).toHaveLength(33);
  expect(new Set(changes.map(({ path }) => path)).size, 'comments that were changed').toBe(33);
  const marked = requests
    .filter(({ path }) => path.endsWith('/notifications/read'))
    .flatMap(({ body }) => body.match(/\d{5,}/g) ?? []);
  expect(marked.length).toBeGreaterThan(0);
  expect(marked).toHaveLength(new Set(marked).size);
}
