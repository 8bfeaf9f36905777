import type { ReactNode } from 'react';
import './icon-button.css';

interface IconButtonProps {
  /** What it does: its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

/** A button that is only a drawing. */
export function IconButton({ label, icon, onClick, disabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
