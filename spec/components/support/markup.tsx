import { renderToStaticMarkup } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import { DetailPane } from '../../../src/components/detail/detail-pane';
import { Row } from '../../../src/components/list/row';
import { groupViewsSelector } from '../../../src/components/list/row-views';
import { PanelContext } from '../../../src/components/panel-context';
import type { Note } from '../../../src/streams/notes/note';
import { initialState } from '../../../src/streams/state/state';
import { holding } from '../../support/notes';
import { parts } from './parts';

const NOW = Date.parse('2026-11-20T13:00:00Z');
const NOWHERE = 'https://blog.example/';
const links = {
  settings: NOWHERE,
  notifications: NOWHERE,
  empty: { all: NOWHERE, unread: NOWHERE, comments: NOWHERE, follows: NOWHERE, likes: NOWHERE },
};

/** A note's row and detail as HTML. Much faster than jsdom, and boundaries do not catch errors. */
export function markupOf(note: Note, locale = 'en'): { readonly row: string; readonly detail: string } {
  const state = { ...initialState, ...holding(note), now: NOW, selectedNoteId: note.id };
  const store = { state$: new BehaviorSubject(state), send: () => undefined };
  const html = renderToStaticMarkup(
    <PanelContext value={{ store, links, parts, locale, canSignOut: false }}>
      {groupViewsSelector(locale)(state).flatMap(({ rows }) =>
        rows.map((view) => <Row key={view.note.id} view={view} />),
      )}
      <DetailPane />
    </PanelContext>,
  );
  const at = html.indexOf('<section');
  return { row: html.slice(0, at), detail: html.slice(at) };
}

/** A tag with its attributes, or the text before the next tag. React escapes everything else. */
const TOKEN = /<(?<end>\/?)(?<name>[a-z0-9]+)(?<attributes>[^>]*?)(?<empty>\/?)>|(?<text>[^<]+)/g;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;
/** The attributes whose values are shown or announced. */
const READ = new Set(['title', 'aria-label', 'placeholder', 'alt', 'datetime', 'data-initials']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescaped = (html: string): string =>
  !html.includes('&')
    ? html
    : html.replace(/&([a-z0-9#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

interface Content {
  /** The text of each block. */
  readonly blocks: readonly string[];
  /** All texts, titles and accessible names, one a line. */
  readonly all: string;
  /** The links, each with its accessible name or text. */
  readonly links: readonly { readonly href: string; readonly name: string; readonly rel: string }[];
  /** The number of links and buttons inside others, which is invalid HTML. */
  readonly nested: number;
}

interface Open {
  readonly name: string;
  /** Its texts, for blocks and controls. */
  readonly texts?: string[];
}

/** Parses React's markup for the content that is shown or announced. */
export function readMarkup(html: string): Content {
  const all: string[] = [];
  const blocks: string[][] = [];
  const links: { readonly href: string; readonly rel: string; readonly label: string; texts: string[] }[] =
    [];
  const open: Open[] = [];
  let nested = 0;
  for (const { groups = {} } of html.matchAll(TOKEN)) {
    const { end = '', name = '', attributes = '', empty = '', text } = groups;
    if (text !== undefined) {
      all.push(unescaped(text));
      for (const { texts } of open) texts?.push(unescaped(text));
      continue;
    }
    if (end !== '') {
      open.pop();
      continue;
    }
    const attributeValues = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, unescaped(value)]),
    );
    for (const [key, value] of attributeValues) if (READ.has(key)) all.push(value);
    const texts: string[] = [];
    if (attributeValues.has('data-block-text')) blocks.push(texts);
    if (name === 'a') {
      const [href = '', label = '', rel = ''] = ['href', 'aria-label', 'rel'].map((key) =>
        attributeValues.get(key),
      );
      links.push({ href, rel, label, texts });
    }
    if (isControl(name) && open.some((outer) => isControl(outer.name))) nested += 1;
    if (empty === '')
      open.push({ name, ...((attributeValues.has('data-block-text') || isControl(name)) && { texts }) });
  }
  return {
    blocks: blocks.map((texts) => texts.join('')),
    all: all.join('\n'),
    links: links.map(({ href, rel, label, texts }) => ({ href, rel, name: label || texts.join('') })),
    nested,
  };
}

const isControl = (name: string): boolean => name === 'a' || name === 'button';
