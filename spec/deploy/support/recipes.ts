import { readFileSync } from 'node:fs';

const GUIDES = readFileSync('docs/deploying.md', 'utf8');

/** The first code block in this language in docs/deploying.md. */
export function recipe(language: string): string {
  const [, text] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(GUIDES) ?? [];
  if (text === undefined) throw new Error(`docs/deploying.md has no code in ${language}`);
  return text;
}

/** Replaces a text that the recipe must contain. */
export function replaced(text: string, before: string, after: string): string {
  if (!text.includes(before)) throw new Error(`the recipe lacks '${before}'`);
  return text.replace(before, after);
}
