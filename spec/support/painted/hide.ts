/**
 * The parts that are made transparent for a screenshot. The caret is always hidden, because it
 * blinks.
 */
export type Hidden = 'caret' | 'caret and text' | 'caret and marks';

declare global {
  interface Window {
    /** The style sheet and the paused animations of the current check. */
    paintedCheck?: { readonly sheet: CSSStyleSheet; readonly paused: readonly Animation[] };
  }
}

/**
 * Makes texts or marks transparent without changing the layout. Runs in the page. The first call
 * also stops all motion: it finishes short animations and pauses long ones. Content security
 * policies allow a constructed style sheet.
 */
export function hide(hidden: Hidden): void {
  const rules = {
    caret: '* { caret-color: transparent !important }',
    text: '*, *::before, *::after, *::placeholder { -webkit-text-fill-color: transparent !important }',
    marks: `svg, img, .row-unread, .connection-mark, .avatar-initials, .spinner, input[type="checkbox"] { opacity: 0 !important }
      * { outline-color: transparent !important }`,
  };
  if (!window.paintedCheck) {
    const paused: Animation[] = [];
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (typeof endTime === 'number' && endTime <= 1000) animation.finish();
      else if (animation.playState === 'running') {
        animation.pause();
        paused.push(animation);
      }
    }
    window.paintedCheck = { sheet: new CSSStyleSheet(), paused };
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.paintedCheck.sheet];
  }
  const { sheet } = window.paintedCheck;
  sheet.replaceSync(
    [
      rules.caret,
      ...(hidden === 'caret and text' ? [rules.text] : []),
      ...(hidden === 'caret and marks' ? [rules.marks] : []),
    ].join('\n'),
  );
}

/** Restores what `hide` changed. Runs in the page. */
export function unhide(): void {
  const check = window.paintedCheck;
  if (!check) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== check.sheet);
  for (const animation of check.paused) animation.play();
  delete window.paintedCheck;
}
