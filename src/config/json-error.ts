const TEXT = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = new RegExp(
  String.raw`${TEXT.source}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`,
  'y',
);
const SPACE = /[ \t\n\r]*/y;
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST, COLON, COMMA] = [
  /\{/y,
  /\}/y,
  /\[/y,
  /\]/y,
  /:/y,
  /,/y,
];

/**
 * Returns the offset of the first token that is not as JSON requires; the length of the text if it ends too
 * early. The errors of browsers and of Node.js do not all name a place.
 */
export function jsonErrorOffset(text: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isNext = pattern.test(text);
    if (isNext) at = pattern.lastIndex;
    return isNext;
  };
  const takeNext = (pattern: RegExp): boolean => take(SPACE) && take(pattern);
  const takeItems = (close: RegExp, takeItem: () => boolean): boolean => {
    if (takeNext(close)) return true;
    do if (!takeItem()) return false;
    while (takeNext(COMMA));
    return takeNext(close);
  };
  const takeValue = (): boolean => {
    if (takeNext(SCALAR)) return true;
    if (takeNext(OPEN_LIST)) return takeItems(CLOSE_LIST, takeValue);
    return (
      takeNext(OPEN_OBJECT) && takeItems(CLOSE_OBJECT, () => takeNext(TEXT) && takeNext(COLON) && takeValue())
    );
  };
  if (takeValue()) take(SPACE);
  return at;
}

/** Formats the place of an offset, such as `line 3, column 12`. Both are counted from 1. */
export function placeIn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
