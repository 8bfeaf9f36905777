/**
 * Waits until the panel replaces the drawing. Then restores the focus and the scroll position, and repeats the
 * last click, which had no effect on the drawing.
 */
export function handOver(element: Element, drawing: Element, sheet: CSSStyleSheet): void {
  const { ownerDocument: document } = element;
  let pressed: HTMLButtonElement | undefined;
  let focused: HTMLButtonElement | undefined;
  let scrollTop = 0;
  drawing.addEventListener('click', ({ target }) => {
    pressed = buttonOf(target);
    if (pressed?.dataset.note !== undefined) pressed.ariaCurrent = 'true';
  });
  drawing.addEventListener('focusin', ({ target }) => {
    focused = buttonOf(target);
  });
  drawing.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element) scrollTop = target.scrollTop;
    },
    true,
  );
  new MutationObserver((_changes, observer) => {
    if (drawing.isConnected) return;
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    const buttons = [...element.querySelectorAll('button')];
    const twinOf = (one: HTMLButtonElement | undefined) =>
      one && buttons.find((button) => identityOf(button) === identityOf(one));
    if (scrollTop > 0) element.querySelector('.pane-scroller')?.scrollTo(0, scrollTop);
    twinOf(focused)?.focus({ preventScroll: true });
    twinOf(pressed)?.click();
  }).observe(element, { childList: true });
}

const buttonOf = (target: EventTarget | null): HTMLButtonElement | undefined =>
  target instanceof Element ? (target.closest('button') ?? undefined) : undefined;

/** Identifies a row by its note's id, because the row's time changes, and other buttons by their name. */
const identityOf = ({ dataset, ariaLabel, textContent }: HTMLButtonElement): string =>
  dataset.note ?? `${ariaLabel} ${textContent}`;
