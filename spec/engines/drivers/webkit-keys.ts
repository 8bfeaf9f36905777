import type { Key, Modifier } from '../driver';

/** WebDriver's code points for keys that are not characters. */
const CODES: Readonly<Partial<Record<Key | Modifier, string>>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
};

const codeOf = (key: Key | Modifier): string => CODES[key] ?? key;
const action = (type: 'keyDown' | 'keyUp') => (value: string) => ({ type, value });

const keyboard = (actions: readonly unknown[]): unknown => ({
  actions: [{ type: 'key', id: 'keyboard', actions }],
});

/** The body of the command that types a text. */
export const typing = (text: string): unknown =>
  keyboard(text.split('').flatMap((letter) => [action('keyDown')(letter), action('keyUp')(letter)]));

/** The body of the command that presses and releases a key. */
export function pressing(key: Key, modifier?: Modifier): unknown {
  const codes = [...(modifier ? [modifier] : []), key].map(codeOf);
  return keyboard([...codes.map(action('keyDown')), ...codes.reverse().map(action('keyUp'))]);
}

/** The body of the command that clicks at this position of the viewport. */
export const clicking = (x: number, y: number): unknown => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
});
