import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface ToolbarProps {
  readonly label: string;
  readonly className: string;
  /** Handles Escape. Without it, Escape does the same as elsewhere in the panel. */
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}

/** A toolbar of buttons and links with a single tab stop. The arrow keys move the focus between them. */
export function Toolbar({ label, className, onEscape, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // Runs after each render, because the buttons change with the notes.
  useEffect(() => keepOneStop(bar, bar.current?.ownerDocument.activeElement ?? null));
  return (
    <div
      ref={bar}
      className={className}
      role="toolbar"
      aria-label={label}
      onFocus={({ target }) => keepOneStop(bar, target)}
      onKeyDown={(event) => onKeyDown(event, buttonsOf(bar), onEscape)}
    >
      {children}
    </div>
  );
}

const buttonsOf = (bar: RefObject<HTMLElement | null>): readonly HTMLElement[] => [
  ...(bar.current?.querySelectorAll<HTMLElement>('button, a[href]') ?? []),
];

/**
 * Makes the focused button the only tab stop. If no button has the focus, keeps the last tab stop, or uses the
 * first button.
 */
function keepOneStop(bar: RefObject<HTMLElement | null>, focused: Element | null): void {
  const buttons = buttonsOf(bar);
  const stop =
    buttons.find((button) => button === focused) ??
    buttons.find((button) => button.getAttribute('tabindex') === '0') ??
    buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

function onKeyDown(event: KeyboardEvent, buttons: readonly HTMLElement[], onEscape?: () => void): void {
  if (event.key === 'Escape' && onEscape) {
    event.preventDefault();
    onEscape();
    return;
  }
  const at = buttons.findIndex((button) => button === event.target);
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const [before, after] = [(at - 1 + buttons.length) % buttons.length, (at + 1) % buttons.length];
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: isRtl ? after : before,
    ArrowRight: isRtl ? before : after,
    Home: 0,
    End: buttons.length - 1,
  };
  const { [event.key]: target } = targets;
  if (target === undefined) return;
  // The default is prevented, because the key would otherwise also be a shortcut of the list.
  event.preventDefault();
  buttons[target]?.focus();
}
