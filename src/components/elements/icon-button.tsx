import type { ComponentProps, ReactNode } from 'react';
import './icon-button.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name and the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Whether the button is disabled, but can still have the focus, so that it keeps the focus after a press. */
  readonly isIdle?: boolean;
}

/** A button that shows only an icon. */
export function IconButton({ label, icon, onClick, isIdle = false, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
    >
      {icon}
    </button>
  );
}
