/** How rows glide to their places. */
export const GLIDE: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** Whether the blogger prefers reduced motion; true in jsdom, which cannot animate. */
export const prefersReducedMotion = ({ ownerDocument: { defaultView } }: Element): boolean =>
  !defaultView?.matchMedia || defaultView.matchMedia('(prefers-reduced-motion: reduce)').matches;
