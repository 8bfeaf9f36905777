import type { ReactNode } from 'react';
import './theme.css';
import './base.css';
import './boot-notice.css';

interface BootNoticeProps {
  readonly title: string;
  readonly details: readonly string[];
  /** What can be done about it: `BootAction`s. */
  readonly children?: ReactNode;
}

/** Why there is no panel to see, in words, and what can be done about it (section 2, "Sign-in"). */
export const BootNotice = ({ title, details, children }: BootNoticeProps) => (
  <main className="boot-notice">
    <h1>{title}</h1>
    {details.map((detail) => (
      <p key={detail}>{detail}</p>
    ))}
    {children}
  </main>
);

interface BootActionProps {
  readonly text: string;
  readonly onClick: () => void;
  /** The other way, beside the one that is better. */
  readonly isSecond?: boolean;
}

/** One thing that can be done. */
export const BootAction = ({ text, onClick, isSecond = false }: BootActionProps) => (
  <button type="button" className={`boot-notice-action${isSecond ? ' is-second' : ''}`} onClick={onClick}>
    {text}
  </button>
);
