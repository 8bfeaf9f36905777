/**
 * Watches the drawing until the panel replaces it. Then focus and scroll position pass on, and the
 * last press is repeated, because nothing has answered it.
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

/** A row by its note, because its time changes; another button by its name. */
const identityOf = ({ dataset, ariaLabel, textContent }: HTMLButtonElement): string =>
  dataset.note ?? `${ariaLabel} ${textContent}`;
