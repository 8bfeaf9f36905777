import type CDP from 'chrome-remote-interface';

/** Longer than anything that is measured takes. */
const LIMIT_MS = 60_000;

/** Keys that are no letters. */
const CODES: Readonly<Record<string, number>> = { ArrowLeft: 37, Home: 36, Backspace: 8 };

/** A tab of Chromium. Everything errs where the page does. */
export class Tab {
  constructor(
    readonly client: CDP.Client,
    readonly close: () => Promise<void>,
  ) {}

  /** What an expression comes to, once it is there. */
  async evaluate(expression: string): Promise<unknown> {
    const evaluated = this.client.Runtime.evaluate({ expression, awaitPromise: true, returnByValue: true });
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`the page did not come to ${expression}`)), LIMIT_MS).unref();
    });
    const { result, exceptionDetails } = await Promise.race([evaluated, late]);
    if (exceptionDetails)
      throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    const value: unknown = result.value;
    return value;
  }

  /** Resolves when the new page is there, and nothing of it yet. */
  async goto(url: string): Promise<void> {
    const navigated = this.client.Page.frameNavigated();
    const { errorText } = await this.client.Page.navigate({ url });
    if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
    await navigated;
  }

  /** A letter, or a key by its name. */
  async press(key: string): Promise<void> {
    const code = CODES[key];
    const windowsVirtualKeyCode = code ?? key.toUpperCase().charCodeAt(0);
    const one = { key, windowsVirtualKeyCode, ...(code === undefined ? { text: key } : {}) };
    await this.client.Input.dispatchKeyEvent({ type: code === undefined ? 'keyDown' : 'rawKeyDown', ...one });
    await this.client.Input.dispatchKeyEvent({ type: 'keyUp', ...one });
  }

  /** In the middle of what an expression finds, which is scrolled to first. */
  async click(element: string): Promise<void> {
    const place = await this.evaluate(
      `(() => { const it = ${element}; it.scrollIntoView({ block: 'center' }); const { x, y, width, height } = it.getBoundingClientRect(); return JSON.stringify([x + width / 2, y + height / 2]); })()`,
    );
    const [x = 0, y = 0] = String(place).slice(1, -1).split(',').map(Number);
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await this.client.Input.dispatchMouseEvent({ type, x, y, button: 'left', clickCount: 1 });
  }

  /** A long turn of the wheel over the page's middle. */
  async scrollDown(): Promise<void> {
    await this.client.Input.dispatchMouseEvent({
      type: 'mouseWheel',
      x: 200,
      y: 400,
      deltaX: 0,
      deltaY: 100_000,
    });
  }
}
