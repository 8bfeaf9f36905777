/**
 * Opens every note of the list, one after the other, and lists its problems: elements wider than
 * the panel, and unsafe links. Runs in the page, so it must not use anything from outside.
 */
export async function noteProblems(): Promise<readonly string[]> {
  const problems: string[] = [];
  const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
  /** Elements that reach beyond the panel's edge and cannot be scrolled. */
  const wide = (pane: Element): Element[] =>
    [...pane.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1 || (left >= -0.5 && right <= innerWidth + 0.5)) return false;
      for (let outer = element.parentElement; outer && outer !== pane; outer = outer.parentElement)
        if (scrolls(outer) && !outer.matches('.pane-scroller')) return false;
      return true;
    });
  const isSafe = (link: HTMLAnchorElement): boolean =>
    ['http:', 'https:', 'mailto:'].includes(link.protocol) &&
    link.rel === 'noopener noreferrer' &&
    link.target === '_blank' &&
    /\S/.test(link.ariaLabel ?? link.textContent);
  const check = (where: string, selector: string): void => {
    const pane = document.querySelector(selector);
    if (!pane) return void problems.push(`${where}: there is no ${selector}`);
    for (const box of [document.documentElement, pane, ...pane.querySelectorAll('.pane-scroller')])
      if (box.scrollWidth > box.clientWidth) problems.push(`${where}: scrolls sideways: ${box.className}`);
    for (const element of wide(pane)) problems.push(`${where}: too wide: ${element.outerHTML.slice(0, 90)}`);
    for (const link of pane.querySelectorAll('a'))
      if (!isSafe(link)) problems.push(`${where}: a link: ${link.outerHTML.slice(0, 90)}`);
  };
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

  check('the list', '.pane-list');
  for (const row of document.querySelectorAll<HTMLElement>('.row')) {
    row.click();
    for (let frames = 0; frames < 60 && row.ariaCurrent !== 'true'; frames += 1) await frame();
    const note = row.dataset.note ?? '';
    const isOpen = row.ariaCurrent === 'true' && document.querySelector('article') !== null;
    if (isOpen) check(`note ${note}`, '.pane-detail');
    else problems.push(`note ${note}: does not open`);
  }
  return problems;
}
