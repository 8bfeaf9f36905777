import type { Block, Media, Range } from '../../../src/streams/notes/note';

export const range = (start: number, end: number, changes: Partial<Range> = {}): Range => ({
  start,
  end,
  type: 'b',
  url: '',
  id: '',
  parent: '',
  value: '',
  siteId: undefined,
  postId: undefined,
  ...changes,
});

export const image = (start: number, end: number, changes: Partial<Media> = {}): Media => ({
  start,
  end,
  type: 'image',
  url: 'https://images.example/1.png',
  width: undefined,
  height: undefined,
  ...changes,
});

export const block = (text: string, changes: Partial<Block> = {}): Block => ({
  type: '',
  text,
  ranges: [],
  media: [],
  actions: undefined,
  ids: {},
  homeUrl: '',
  homeTitle: '',
  homeTagline: '',
  nestLevel: 0,
  editCommentLink: '',
  ...changes,
});
