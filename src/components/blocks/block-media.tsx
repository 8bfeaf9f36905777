import { ImageOff } from 'lucide';
import type { Media } from '../../streams/notes/note';
import { icon } from '../elements/icon';
import { Picture } from '../elements/picture';

/** The maximum height in px of images that are drawn within a line of text, such as emoji. */
const IN_LINE_UP_TO_PX = 24;

/** An image or badge of a block. */
export function BlockMedia({ media }: { media: Media }) {
  const { type, url, width, height } = media;
  const inLine = type === 'image' && height !== undefined && height <= IN_LINE_UP_TO_PX;
  const isSized = width !== undefined && height !== undefined;
  const isUnsized = type === 'image' && !inLine && !isSized;
  const className = `media media-${inLine ? 'in-line' : type}${isUnsized ? ' media-unsized' : ''}`;
  const box = type === 'image' && isSized && { inlineSize: width, aspectRatio: `${width} / ${height}` };
  const fallback = (
    <span className={`${className} media-failed`} style={box || undefined} aria-hidden>
      {icon(ImageOff)}
    </span>
  );
  return <Picture className={className} url={url} width={width} height={height} fallback={fallback} />;
}
