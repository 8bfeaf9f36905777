/**
 * Opens every note of the list, one after the other, and tells what is wrong with it: what is wider than the panel, and
 * links that are not what links should be. Runs in the page, so that it must not use anything from outside.
 */
export async function wrongNotes(): Promise<readonly string[]> {
  const wrong: string[] = [];
  const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
  /** What reaches over the panel's edge, but for what scrolls by itself. */
  const wide = (pane: Element): Element[] =>
    [...pane.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1 || (left >= -0.5 && right <= innerWidth + 0.5)) return false;
      for (let outer = element.parentElement; outer && outer !== pane; outer = outer.parentElement)
        if (scrolls(outer) && !outer.matches('.pane-scroller')) return false;
      return true;
    });
  const isRight = (link: HTMLAnchorElement): boolean =>
    ['http:', 'https:', 'mailto:'].includes(link.protocol) &&
    link.rel === 'noopener noreferrer' &&
    link.target === '_blank' &&
    /\S/.test(link.ariaLabel ?? link.textContent);
  const look = (where: string, selector: string): void => {
    const pane = document.querySelector(selector);
    if (!pane) return void wrong.push(`${where}: there is no ${selector}`);
    for (const box of [document.documentElement, pane, ...pane.querySelectorAll('.pane-scroller')])
      if (box.scrollWidth > box.clientWidth) wrong.push(`${where}: scrolls sideways: ${box.className}`);
    for (const element of wide(pane)) wrong.push(`${where}: too wide: ${element.outerHTML.slice(0, 90)}`);
    for (const link of pane.querySelectorAll('a'))
      if (!isRight(link)) wrong.push(`${where}: a link: ${link.outerHTML.slice(0, 90)}`);
  };
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

  look('the list', '.pane-list');
  for (const row of document.querySelectorAll<HTMLElement>('.row')) {
    row.click();
    for (let frames = 0; frames < 60 && row.ariaCurrent !== 'true'; frames += 1) await frame();
    const note = row.dataset.note ?? '';
    const isOpen = row.ariaCurrent === 'true' && document.querySelector('article') !== null;
    if (isOpen) look(`note ${note}`, '.pane-detail');
    else wrong.push(`note ${note}: does not open`);
  }
  return wrong;
}
