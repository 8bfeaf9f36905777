import { useMemo, useState } from 'react';
import { canActOn, type Thread } from '../../streams/conversation/selectors';
import { parseAddress } from '../../streams/notes/addresses';
import type { Block, Note, Range } from '../../streams/notes/note';
import { isLink } from '../blocks/range-element';
import { Avatar } from '../elements/avatar';
import { RichText } from '../blocks/rich-text';
import { kindIcon } from '../elements/kind-icon';
import { __ } from '../../i18n';
import { ParentActions } from './conversation/parent-actions';
import { useConversation } from './conversation/use-conversation';

/**
 * The header of a note: the person, and the post or comment that the note is about (section 3). The title links
 * to the post. Once a quoted comment has loaded, the whole comment can be shown with its actions. The space for
 * this button is reserved, so that nothing moves.
 */
export function HeaderCard({ note, thread }: { note: Note; thread: Thread | undefined }) {
  const [isWhole, setIsWhole] = useState(false);
  const replying = thread?.parent !== undefined && note.header.length > 1 ? thread : undefined;
  const parent = useConversation(replying?.key ?? '')?.parent;
  const quote = words(note.header.at(-1)?.text ?? '');
  const isWholeQuote = quote === words(parent?.text.text ?? '');
  // The last block of the header may be the title, not a quote.
  const quoted = isWholeQuote || /(…|\.\.\.)$/.test(quote) ? parent : undefined;
  const hasMore = replying && quoted && (!isWholeQuote || canActOn(replying, quoted));
  const image = note.header.flatMap(({ media }) => media)[0];
  const name = note.header[0]?.text ?? '';
  const blocks = useMemo(() => headerBlocks(note), [note]);
  return (
    <div className="header-card" data-heir=".header-more">
      {image && <Avatar url={image.url} name={name} fallback={kindIcon(note.type)} size="small" />}
      <div className="header-texts" data-heir=":is(.comment-actions, .undo-bar) button">
        {blocks.map((block, index) => (
          <div key={index} className={index === 0 ? 'header-name' : 'header-text'}>
            {index === 0 && replying && (
              <button
                type="button"
                className="thread-more header-more"
                hidden={!hasMore}
                aria-expanded={isWhole}
                onClick={() => setIsWhole(!isWhole)}
              >
                {isWhole ? __('Show less') : __('Show more')}
              </button>
            )}
            <RichText
              block={isWhole && quoted && index === blocks.length - 1 ? quoted.text : block}
              ids={note.ids}
            />
          </div>
        ))}
        {quoted && replying && <ParentActions comment={quoted} thread={replying} isWhole={isWhole} />}
      </div>
    </div>
  );
}

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

type Texts = Pick<Block, 'text' | 'ranges' | 'media'>;

/** Returns the header's blocks without their images. The second block is the title, which becomes a link. */
const headerBlocks = (note: Note): readonly Texts[] =>
  note.header.map(({ text, ranges }, index) => ({
    text,
    ranges: index === 1 ? linkedRanges(text, ranges, note) : ranges,
    media: [],
  }));

/**
 * Returns the ranges of the title. If the title has exactly one link, that link is extended to the whole title.
 * If it has none, a link to the note's post covers it.
 */
function linkedRanges(text: string, ranges: readonly Range[], note: Note): readonly Range[] {
  const [link = postLink(note), second] = ranges.filter(isLink);
  if (!link || second) return ranges;
  return [{ ...link, start: 0, end: text.length }, ...ranges.filter((range) => range !== link)];
}

/**
 * Returns a link to the note's post, without the part of the address that leads to a comment; undefined if
 * there is no post.
 */
function postLink({ ids, url }: Note): Range | undefined {
  const address = parseAddress(url);
  if (ids.post === undefined || !address) return undefined;
  address.hash = '';
  const { href } = address;
  const { site: siteId, post: postId } = ids;
  return { start: 0, end: 0, type: 'post', url: href, id: '', parent: '', value: '', siteId, postId };
}
