import { ImageOff } from 'lucide';
import { useState } from 'react';
import type { Media } from '../../streams/notes/note';
import { icon } from '../elements/icon';

/** The maximum height in pixels of images that are part of the line, such as emoji. */
const IN_LINE_UP_TO_PX = 24;

/** An image or badge of a block. Its `alt` is empty, because the text beside it has the same meaning. */
export function BlockMedia({ media }: { media: Media }) {
  const { type, url, width, height } = media;
  const [failedUrl, setFailedUrl] = useState('');
  const inLine = type === 'image' && height !== undefined && height <= IN_LINE_UP_TO_PX;
  const isSized = width !== undefined && height !== undefined;
  const isUnsized = type === 'image' && !inLine && !isSized;
  const className = `media media-${inLine ? 'in-line' : type}${isUnsized ? ' media-unsized' : ''}`;
  if (url === '' || url === failedUrl) {
    const box = type === 'image' && isSized && { inlineSize: width, aspectRatio: `${width} / ${height}` };
    return (
      <span className={`${className} media-failed`} style={box || undefined} aria-hidden>
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
      onError={() => setFailedUrl(url)}
    />
  );
}
