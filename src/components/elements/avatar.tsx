import type { ReactNode } from 'react';
import { Picture } from './picture';
import './avatar.css';

interface AvatarProps {
  /** The address of the image: http(s), or '' if there is none. */
  readonly url: string;
  /** The name of the person or site. Its initials are shown if the image is missing or fails to load. */
  readonly name: string;
  /** Shown if there is neither an image nor a name. */
  readonly fallback?: ReactNode;
  readonly size?: 'small' | 'medium';
}

/** A round image of a person or a site, hidden from screen readers, because the name is always beside it. */
export function Avatar({ url, name, fallback, size = 'medium' }: AvatarProps) {
  return (
    <span className={`avatar avatar-${size}`} aria-hidden>
      <Picture url={url} fallback={initials(name) ?? fallback} />
    </span>
  );
}

/** Returns the first letters of the first and the last word. A letter may have two code units. */
function initials(name: string): ReactNode {
  const letters = name.split(/\s+/).flatMap((word) => /^[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const text = [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase();
  // The style sheet draws the initials, so that they are not part of the note's text.
  return text === '' ? undefined : <span className="avatar-initials" data-initials={text} />;
}
