import type { MouseEvent, ReactNode } from 'react';
import type { Event } from '../../streams/state/events';
import { useSend } from '../use-selected';

interface SafeLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** Its name, where it has no text. */
  readonly label?: string | undefined;
  /** Told instead of opening the address here: the streams open it, or leave it to the host page. */
  readonly event?: Event | undefined;
}

/** Any other scheme (`javascript:`, `data:`) could run code as the panel. */
const isSafe = (href: string): boolean => /^(https?:\/\/|mailto:)/i.test(href);

/**
 * The one place where an address from the network becomes a link, always in a new window: the panel is a frame and
 * must not be left. A plain click on something the host can open itself is told to the host; a click with a modifier
 * key, or of another button, means the blogger wants a tab of their own.
 */
export function SafeLink({ href, children, className, label, event }: SafeLinkProps) {
  const send = useSend();
  if (!isSafe(href)) return <span className={className}>{children}</span>;
  const follow = (click: MouseEvent): void => {
    if (!event || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
      return;
    click.preventDefault();
    send(event);
  };
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      onClick={follow}
    >
      {children}
    </a>
  );
}
