import type { MouseEvent, ReactNode } from 'react';
import { isSafeAddress } from '../../streams/notes/addresses';
import type { Event } from '../../streams/state/events';
import { useSend } from '../use-selected';

interface SafeLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** The accessible name of a link whose content has no text. */
  readonly label?: string | undefined;
  /**
   * Sent at a click in place of opening the address. The streams then open the address, or leave it to the host
   * page.
   */
  readonly event?: Event | undefined;
}

/**
 * A link to an address from the network; no other component renders one. An unsafe address becomes plain text.
 * Links open a new window, because the panel itself is a frame and must stay. A plain click sends `event` if
 * there is one; a click with a modifier key or another button always opens a tab.
 */
export function SafeLink({ href, children, className, label, event }: SafeLinkProps) {
  const send = useSend();
  if (!isSafeAddress(href)) return <span className={className}>{children}</span>;
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
