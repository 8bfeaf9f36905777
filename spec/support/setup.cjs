// Most specs have no DOM, and loading its matchers takes longer than running most of those specs.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // jsdom lacks it.
  globalThis.HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true;
  };
  require('@testing-library/dom').configure({
    // The default of one second is too short on a busy machine.
    asyncUtilTimeout: 30_000,
    // Texts for screen readers repeat visible ones.
    defaultIgnore: 'script, style, [role="status"] *',
  });
}
