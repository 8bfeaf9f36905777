/** The bell in the page's header, with the number of new notes. */
export class Bell {
  constructor(
    readonly button: HTMLButtonElement,
    private readonly badge: HTMLElement,
  ) {}

  setCount(count: number): void {
    const shown = Number.isFinite(count) && count > 0;
    this.badge.hidden = !shown;
    this.badge.textContent = count > 9 ? '9+' : String(count);
    this.button.ariaLabel = shown ? `Notifications, ${count} new` : 'Notifications';
  }

  setExpanded(expanded: boolean): void {
    this.button.ariaExpanded = String(expanded);
  }
}
