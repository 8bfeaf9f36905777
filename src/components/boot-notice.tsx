import './theme.css';
import './base.css';
import './boot-notice.css';

interface BootNoticeProps {
  readonly title: string;
  readonly details: readonly string[];
  readonly action?: string;
  readonly onAction?: () => void;
}

/** Why there is no panel to see, in words, and what can be done about it (section 2, "Sign-in"). */
export function BootNotice({ title, details, action, onAction }: BootNoticeProps) {
  return (
    <main className="boot-notice">
      <h1>{title}</h1>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {action !== undefined && (
        <button type="button" className="boot-notice-action" onClick={onAction}>
          {action}
        </button>
      )}
    </main>
  );
}
