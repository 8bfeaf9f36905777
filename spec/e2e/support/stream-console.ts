import { type ConsoleMessage, expect, type Frame, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** The stream console as an engineer uses it. */
export interface StreamConsole {
  /** Runs a command and returns its result. */
  readonly type: (command: string) => Promise<unknown>;
  /** Runs a command and returns the lines that it printed. */
  readonly written: (command: string) => Promise<readonly string[]>;
  /** All lines that were printed so far. */
  readonly lines: readonly string[];
  /** The rows of the table that was printed last. */
  readonly table: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export async function streamConsole(page: Page, sandbox: Sandbox): Promise<StreamConsole> {
  const lines: string[] = [];
  const messages: ConsoleMessage[] = [];
  page.on('console', (message) => {
    messages.push(message);
    lines.push(...message.text().split('\n'));
  });
  await expect.poll(() => frameOf(page, sandbox)).toBeDefined();
  const type = async (command: string): Promise<unknown> => {
    const frame = frameOf(page, sandbox);
    if (!frame) throw new Error('the page has no frame of the panel');
    return frame.evaluate<unknown>(
      `Promise.resolve(notestream.${command}).then((it) => typeof it === 'function' ? undefined : it)`,
    );
  };
  return {
    lines,
    type,
    written: async (command) => {
      const from = lines.length;
      await type(command);
      return lines.slice(from);
    },
    table: async () => {
      const table = messages.filter((message) => message.type() === 'table').at(-1);
      const rows: unknown = await table?.args()[0]?.jsonValue();
      return Array.isArray(rows)
        ? rows.map((row: unknown) => (typeof row === 'object' ? { ...row } : {}))
        : [];
    },
  };
}

const frameOf = (page: Page, sandbox: Sandbox): Frame | undefined =>
  page.frames().find((frame) => frame.url().startsWith(sandbox.panel));
