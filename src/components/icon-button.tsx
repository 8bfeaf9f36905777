import type { ReactNode } from 'react';
import './icon-button.css';

interface IconButtonProps {
  /** What it does: its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Does nothing now, but keeps the focus of who has just pressed it. */
  readonly isIdle?: boolean;
}

/** A button that is only a drawing. */
export function IconButton({ label, icon, onClick, disabled = false, isIdle = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
    >
      {icon}
    </button>
  );
}
