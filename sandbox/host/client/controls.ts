/** Makes every `[data-control]` button and form post to the platform's `/sandbox/` controls. */
export function connectControls(platformOrigin: string, status: HTMLElement): void {
  const post = (path: string, body: string): void => {
    fetch(`${platformOrigin}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
      .then((response) => response.text())
      .then(
        (text) => (status.textContent = `${path}: ${text.slice(0, 200)}`),
        () => (status.textContent = `${path}: no response from the platform`),
      );
  };

  document.querySelectorAll<HTMLButtonElement>('button[data-control]').forEach((button) => {
    const { control = '', body = '{}' } = button.dataset;
    button.addEventListener('click', () => post(control, body));
  });

  document.querySelectorAll<HTMLFormElement>('form[data-control]').forEach((form) => {
    const { control = '' } = form.dataset;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      post(control, JSON.stringify(valuesOf(form)));
      for (const area of form.querySelectorAll('textarea')) area.value = '';
    });
  });
}

/** The values of a form by field name: numbers, booleans and non-empty texts. */
function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const entries = [...form.elements].flatMap((field): [string, unknown][] => {
    if (field instanceof HTMLInputElement) {
      return [[field.name, field.type === 'checkbox' ? field.checked : field.valueAsNumber]];
    }
    if (field instanceof HTMLSelectElement) return [[field.name, field.value]];
    return field instanceof HTMLTextAreaElement && field.value !== '' ? [[field.name, field.value]] : [];
  });
  return Object.fromEntries(entries);
}
