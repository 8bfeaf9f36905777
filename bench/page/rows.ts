/** Finds, in the page, the row at a place of the list (0 is the first), or the one with a text. */
export const rowOf = (which: number | string): string =>
  typeof which === 'number'
    ? `document.querySelectorAll('[data-note]')[${which}]`
    : `[...document.querySelectorAll('[data-note]')].find((row) => row.textContent.includes(${JSON.stringify(which)}))`;
