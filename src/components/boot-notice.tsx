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

/** One thing that can be done. */
export const BootAction = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button type="button" className="boot-notice-action" onClick={onClick}>
    {text}
  </button>
);
