/** Connects every `[data-control]` button and form to the platform's `/sandbox/` interface. */
export function connectControls(platformOrigin: string, status: HTMLElement): void {
  const post = (path: string, body: string): void => {
    fetch(`${platformOrigin}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
      .then((answer) => answer.text())
      .then(
        (text) => (status.textContent = `${path}: ${text.slice(0, 200)}`),
        () => (status.textContent = `${path}: the platform does not answer`),
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

/** A form's values by name: numbers and check marks as such, empty texts left out. */
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
