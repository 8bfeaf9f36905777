const LIMIT = 100;

/** Shows the messages between the host page and the panel, newest first. */
export class MessageLog {
  constructor(private readonly list: HTMLOListElement) {}

  /** Adds a message from the panel or to it. */
  add(direction: 'from' | 'to', action: string, fields: unknown): void {
    const item = document.createElement('li');
    item.className = direction;
    const time = new Date().toLocaleTimeString('en', { hour12: false });
    const name = document.createElement('b');
    name.textContent = action;
    item.append(`${time} ${direction === 'from' ? '←' : '→'} `, name);
    const json = JSON.stringify(fields);
    if (json !== '{}') item.append(` ${json}`);
    this.list.prepend(item);
    while (this.list.childElementCount > LIMIT) this.list.lastElementChild?.remove();
  }
}
