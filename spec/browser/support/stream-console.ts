import { type ConsoleMessage, expect, type Frame, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** The panel's console as an engineer has it: what is typed, and what is written there. */
export interface StreamConsole {
  /** Types a command, waits for it, and gives what it returned. */
  readonly type: (command: string) => Promise<unknown>;
  /** Types a command, and gives what it wrote, a line an entry. */
  readonly written: (command: string) => Promise<readonly string[]>;
  /** All that was written so far. */
  readonly lines: readonly string[];
  /** The rows of the last table. */
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
    if (!frame) throw new Error('the panel has no frame');
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
