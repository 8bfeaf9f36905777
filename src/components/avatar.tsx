import { type ReactNode, useState } from 'react';
import './avatar.css';

interface AvatarProps {
  /** An http(s) address, or ''. */
  readonly url: string;
  /** Whose it is: their initials stand in for an image that is missing or does not load. */
  readonly name: string;
  /** Stands in where there is no name either. */
  readonly glyph?: ReactNode;
  readonly size?: 'small' | 'medium';
}

/** A round image of a person or a site. It is always beside their name, so readers are not told of it. */
export function Avatar({ url, name, glyph, size = 'medium' }: AvatarProps) {
  // The address that failed, not whether one did: another address gets its own chance.
  const [failed, setFailed] = useState('');
  return (
    <span className={`avatar avatar-${size}`} aria-hidden>
      {url !== '' && url !== failed ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setFailed(url)} />
      ) : (
        (initials(name) ?? glyph)
      )}
    </span>
  );
}

/** The first letters of the first and the last word; a letter may be two code units. */
function initials(name: string): ReactNode {
  const letters = name.split(/\s+/).flatMap((word) => /^[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const text = [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase();
  // Drawn by the style sheet: these letters are no text of the note.
  return text === '' ? undefined : <span className="avatar-initials" data-initials={text} />;
}
