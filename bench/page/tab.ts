import { setTimeout } from 'node:timers/promises';
import type CDP from 'chrome-remote-interface';
import { SETTLE_MS } from '../../src/streams/timing';

/** Longer than any measurement takes. */
const LIMIT_MS = 60_000;

/** The codes of keys that do not type a letter. */
const CODES: Readonly<Record<string, number>> = { ArrowLeft: 37, Home: 36, Backspace: 8, Escape: 27 };

/** The protocol's bit of the key. */
const CTRL = 2;

/** A tab of Chromium. Errors of the page reject the promises. */
export class Tab {
  constructor(
    readonly client: CDP.Client,
    readonly close: () => Promise<void>,
    /** Opens a tab with the same cookies and storage. */
    readonly another: () => Promise<Tab>,
  ) {}

  /** Evaluates an expression and awaits its value. */
  async evaluate(expression: string): Promise<unknown> {
    const evaluated = this.client.Runtime.evaluate({ expression, awaitPromise: true, returnByValue: true });
    const timeout = new Promise<never>((_resolve, reject) => {
      globalThis
        .setTimeout(() => reject(new Error(`the page did not finish ${expression}`)), LIMIT_MS)
        .unref();
    });
    const { result, exceptionDetails } = await Promise.race([evaluated, timeout]);
    if (exceptionDetails)
      throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    const value: unknown = result.value;
    return value;
  }

  /** Resolves when the navigation is committed, before the page has loaded. */
  async goto(url: string): Promise<void> {
    const navigated = this.client.Page.frameNavigated();
    const { errorText } = await this.client.Page.navigate({ url });
    if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
    await navigated;
  }

  /** Presses a letter, or a key by its name, alone or with Ctrl. */
  async press(key: string, withCtrl = false): Promise<void> {
    const code = CODES[key];
    const windowsVirtualKeyCode = code ?? key.toUpperCase().charCodeAt(0);
    const isTyped = code === undefined && !withCtrl;
    const one = {
      key,
      windowsVirtualKeyCode,
      modifiers: withCtrl ? CTRL : 0,
      ...(isTyped ? { text: key } : {}),
    };
    await this.client.Input.dispatchKeyEvent({ type: isTyped ? 'keyDown' : 'rawKeyDown', ...one });
    await this.client.Input.dispatchKeyEvent({ type: 'keyUp', ...one });
  }

  /** Moves the pointer to the centre of an element. */
  async enter(element: string): Promise<void> {
    const [x = 0, y = 0] = await this.#centreOf(element);
    await this.client.Input.dispatchMouseEvent({ type: 'mouseMoved', x, y });
  }

  /** Scrolls to the element of an expression and clicks its centre, when it takes presses again. */
  async click(element: string): Promise<void> {
    await this.evaluate(`(${element}).scrollIntoView({ block: 'center' })`);
    await setTimeout(2 * SETTLE_MS);
    const [x = 0, y = 0] = await this.#centreOf(element);
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await this.client.Input.dispatchMouseEvent({ type, x, y, button: 'left', clickCount: 1 });
  }

  async #centreOf(element: string): Promise<readonly number[]> {
    const place = await this.evaluate(
      `(() => { const { x, y, width, height } = (${element}).getBoundingClientRect(); return [x + width / 2, y + height / 2].join(); })()`,
    );
    return String(place).split(',').map(Number);
  }

  /** Scrolls far down by mouse wheel. */
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
