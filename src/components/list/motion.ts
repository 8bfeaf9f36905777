/** The timing of rows that glide to their new positions. */
export const GLIDE: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** Whether the blogger prefers reduced motion; true in jsdom, which cannot animate. */
export const prefersReducedMotion = ({ ownerDocument: { defaultView } }: Element): boolean =>
  !defaultView?.matchMedia || defaultView.matchMedia('(prefers-reduced-motion: reduce)').matches;
