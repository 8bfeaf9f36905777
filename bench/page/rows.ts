/** An expression for the row at an index of the list, or for the row with a text. */
export const rowOf = (which: number | string): string =>
  typeof which === 'number'
    ? `document.querySelectorAll('[data-note], .wpnc__note')[${which}]`
    : `[...document.querySelectorAll('[data-note]')].find((row) => row.textContent.includes(${JSON.stringify(which)}))`;
