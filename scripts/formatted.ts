import { format } from 'oxfmt';
import options from '../.oxfmtrc.json' with { type: 'json' };

/** A generated text as `npm run format` would write it. Throws if it cannot be parsed. */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
