import type { ReactNode } from 'react';
import './theme.css';
import './base.css';
import './boot-notice.css';

interface BootNoticeProps {
  readonly title: string;
  readonly details: readonly string[];
  /** The buttons below the text, as `BootAction`s. */
  readonly children?: ReactNode;
}

/**
 * A page in place of the panel. It explains why the panel cannot start, and offers actions (section
 * 2, "Sign-in").
 */
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
  /** Whether the action is an alternative to the recommended one. */
  readonly isSecondary?: boolean;
}

/** A button below the text of a `BootNotice`. */
export const BootAction = ({ text, onClick, isSecondary = false }: BootActionProps) => (
  <button
    type="button"
    className={`boot-notice-action${isSecondary ? ' is-secondary' : ''}`}
    onClick={onClick}
  >
    {text}
  </button>
);
