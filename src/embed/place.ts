/** Pixels between the bell and the panel, and between the panel and the window's edges. */
const GAP = 8;

/**
 * Puts the panel beside its bell: below or above it, wherever there is more room, and lined up with the edge of it that
 * is nearer to the window's. The style sheet keeps it within the window, however wide it is.
 */
export function place({ style }: HTMLElement, bell: HTMLElement): void {
  const { clientWidth: width } = document.documentElement;
  const height = window.innerHeight;
  const { top, right, bottom, left } = bell.getBoundingClientRect();
  const isBelow = height - bottom >= top;
  const isAtEnd = left + right >= width;
  const across = isAtEnd ? width - right : left;
  const down = Math.max(GAP, GAP + (isBelow ? bottom : height - top));
  const set = (name: string, value: string): void => style.setProperty(name, value);
  set('--room', `${width - 2 * GAP}px`);
  set('--tall', `${height - down - GAP}px`);
  const offset = `max(${GAP}px, min(${across}px, ${width}px - var(--width) - ${GAP}px))`;
  set('--left', isAtEnd ? 'auto' : offset);
  set('--right', isAtEnd ? offset : 'auto');
  set('--top', isBelow ? `${down}px` : 'auto');
  set('--bottom', isBelow ? 'auto' : `${down}px`);
}
