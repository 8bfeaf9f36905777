import { ImageOff } from 'lucide';
import { useState } from 'react';
import type { Media } from '../../streams/notes/note';
import { icon } from '../icon';

/** Up to this height an image is a letter among letters: an emoji, a glyph. */
const IN_LINE_UP_TO_PX = 24;

/** An image or badge of a block. What it says is in the text beside it, so it carries no text of its own. */
export function BlockMedia({ media }: { media: Media }) {
  const { type, url, width, height } = media;
  const [failed, setFailed] = useState('');
  const inLine = type === 'image' && height !== undefined && height <= IN_LINE_UP_TO_PX;
  const className = `media media-${inLine ? 'in-line' : type}`;
  if (url === '' || url === failed) {
    return (
      <span className={`${className} media-failed`} aria-hidden>
        {icon(ImageOff)}
      </span>
    );
  }
  return (
    <img
      className={className}
      src={url}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(url)}
    />
  );
}
