import type { Message } from './message';

const HEAD = `# The texts of Notestream, for translators. Written by "npm run i18n:extract"; do not edit.
msgid ""
msgstr ""
"Project-Id-Version: Notestream\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"
"X-Domain: notestream\\n"
`;

/** Quotes a text for a PO file. */
const quoted = (text: string): string => JSON.stringify(text);

/**
 * Formats the messages as a PO template. References have no line numbers, so that moved code does
 * not change the file.
 */
export const toPot = (messages: readonly Message[]): string => [HEAD, ...messages.map(entry)].join('\n');

function entry({ text, context, plural, notes, files }: Message): string {
  const lines = [
    ...notes.map((note) => `#. ${note}`),
    ...files.map((file) => `#: ${file}`),
    ...(context === undefined ? [] : [`msgctxt ${quoted(context)}`]),
    `msgid ${quoted(text)}`,
    ...(plural === undefined
      ? ['msgstr ""']
      : [`msgid_plural ${quoted(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""']),
  ];
  return `${lines.join('\n')}\n`;
}
