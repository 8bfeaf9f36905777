const LIMIT = 100;

/** The messages between page and panel, newest on top. */
export class MessageLog {
  constructor(private readonly list: HTMLOListElement) {}

  /** Adds a message that came from the panel or went to it. */
  add(direction: 'from' | 'to', action: string, fields: unknown): void {
    const item = document.createElement('li');
    item.className = direction;
    const time = new Date().toLocaleTimeString('en', { hour12: false });
    const name = document.createElement('b');
    name.textContent = action;
    item.append(`${time} ${direction === 'from' ? '←' : '→'} `, name);
    const told = JSON.stringify(fields);
    if (told !== '{}') item.append(` ${told}`);
    this.list.prepend(item);
    while (this.list.childElementCount > LIMIT) this.list.lastElementChild?.remove();
  }
}
