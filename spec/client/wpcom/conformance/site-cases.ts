import { Readable } from 'node:stream';
import { type Case, does, each, only, sends, takes, within } from './cases';

const query = takes();
const comment = (): Readonly<Record<string, Case>> => ({
  get: query,
  replies: query,
  add: each({ text: sends('A text.'), object: sends({ content: 'A text.' }) }),
  update: each({ text: sends('A text.'), object: sends({ status: 'approved' }) }),
  reply: each({ text: sends('A text.'), object: sends({ content: 'A text.' }) }),
  del: query,
  delete: query,
  likesList: query,
});
const like: Readonly<Record<string, Case>> = {
  mine: query,
  state: query,
  add: query,
  del: query,
  delete: query,
};
const term = { name: 'A name', description: 'What it is.' };
const bySlug: Readonly<Record<string, Case>> = {
  slug: does('another-slug'),
  get: query,
  add: [...sends(term), ...each({ nameless: only({ description: 'What it is.' }) })],
  update: sends(term),
  del: query,
  delete: query,
};

const files = {
  path: sends('package.json'),
  stream: sends(Readable.from(['contents'])),
  file: sends(new File(['contents'], 'a.png')),
  'with attributes': sends({ file: 'package.json', title: 'A title', alt: 'A picture' }),
  several: sends(['package.json', { file: new File(['b'], 'b.png'), title: 'B' }]),
};
const urls = {
  url: sends('https://files.test/a.png'),
  'with attributes': sends({ url: 'https://files.test/a.png', title: 'A title' }),
  several: sends(['https://files.test/a.png', { url: 'https://files.test/b.png', caption: 'B' }]),
};

/** The steps of a site's chain, with their arguments. */
export const SITE_STEPS: Readonly<Record<string, readonly unknown[]>> = {
  post: [{ id: 123, slug: 'a-post' }],
  'post.comment': [456],
  'post.comment.like': [],
  'post.like': [],
  'post.reblog': [],
  'post.subscriber': [],
  media: [789],
  comment: [456],
  'comment.like': [],
  follow: [],
  plugin: ['akismet/akismet'],
  wpcomPlugin: ['gallery'],
  // All characters that a path may contain.
  category: ["it's-a_slug~1.0:me@example.test,(a)+b;c=d&e$!*"],
  tag: ['a-tag'],
  taxonomy: ['genre'],
  'taxonomy.term': ['rock'],
  creditVouchers: [],
  postType: ['portfolio'],
  settings: [],
  domain: [],
  wordAds: [],
  'wordAds.settings': [],
  'wordAds.earnings': [],
  'wordAds.tos': [],
};

const plugin = {
  update: sends({ active: true, autoupdate: false }),
  activate: query,
  deactivate: query,
};

/**
 * The calls of a site's chain, without wpcom's generated lists and statistics, which take a query.
 */
export const SITE_CALLS: Readonly<Record<string, Case>> = {
  get: query,
  addPost: only({ title: 'A title' }),
  deletePost: only(123),
  addMediaFiles: each(files),
  addMediaUrls: each(urls),
  deleteMedia: only(789),
  postCounts: each({
    pages: takes('page'),
    posts: takes('post'),
    'left out': [{ name: 'promise', args: () => [] }],
  }),
  renderShortcode: takes('[gallery ids="1,2"]'),
  renderEmbed: takes('https://videos.test/watch?v=1'),
  statsReferrersSpamNew: only('spam.test'),
  statsReferrersSpamDelete: only('spam.test'),
  statsVideo: takes(31),
  statsPostViews: takes(123),
  ...within('post', {
    id: does(321),
    slug: does('another-slug'),
    getPostPath: does(),
    get: query,
    getBySlug: query,
    add: sends({ title: 'A title', tags: ['a', 'b'] }),
    update: sends({ title: 'A title' }),
    delete: query,
    del: query,
    restore: query,
    related: only({ size: 3, filter: { term: { post_type: 'post' } } }),
    comments: query,
    likesList: query,
    subscribersList: query,
  }),
  ...within('comment', comment()),
  ...within('post.comment', comment()),
  ...within('comment.like', like),
  ...within('post.comment.like', like),
  ...within('post.like', like),
  ...within('post.subscriber', like),
  ...within('post.reblog', {
    mine: query,
    state: query,
    add: each({
      somewhere: sends({ destination_site_id: 42, note: 'Look!' }),
      nowhere: only({ note: 'Look!' }),
    }),
    to: each({ bare: only(42), 'with a note': only(42, 'Look!') }),
  }),
  ...within('media', {
    get: query,
    update: sends({ title: 'A title' }),
    edit: each({
      attributes: sends({ title: 'A title' }),
      file: sends({ media: new File(['a'], 'a.png'), alt: 'A' }),
      path: only({ media: 'package.json' }),
    }),
    addFiles: each(files),
    addUrls: each(urls),
    delete: query,
    del: query,
  }),
  ...within('follow', {
    mine: query,
    state: query,
    add: query,
    follow: query,
    del: query,
    unfollow: query,
  }),
  ...within('plugin', {
    ...plugin,
    get: query,
    updateVersion: query,
    install: query,
    delete: query,
    enableAutoupdate: query,
    disableAutoupdate: query,
  }),
  ...within('wpcomPlugin', plugin),
  ...within('category', bySlug),
  ...within('tag', bySlug),
  'taxonomy.termsList': query,
  ...within('taxonomy.term', { get: query, add: only(term), update: only(term), delete: only() }),
  ...within('creditVouchers', { list: query, get: takes('google'), assign: takes('google') }),
  'postType.taxonomiesList': query,
  ...within('settings', {
    get: query,
    getOption: each({ known: only('blogname'), unknown: only('nothing') }),
    update: sends({ blogname: 'A name' }),
    setOption: only('blogname', 'A name'),
  }),
  ...within('domain', {
    getPrimary: query,
    setPrimary: only('example.test'),
    getRedirect: query,
    setRedirect: each({ text: only('elsewhere.test'), object: only({ location: 'elsewhere.test' }) }),
  }),
  ...within('wordAds.settings', { get: query, update: sends({ paypal: 'me@example.test' }) }),
  'wordAds.earnings.get': query,
  ...within('wordAds.tos', { get: query, update: sends({ tos: 'signed' }), sign: query }),
};
