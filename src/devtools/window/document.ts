import css from './view.css';

/**
 * Prepares an empty document for the view: title, styles and an element to render into. The style
 * sheet is adopted, because the page's policy forbids inline styles.
 */
export function prepareDocument(window: Window & typeof globalThis): {
  readonly root: HTMLElement;
  /** Shows that the panel was closed, in a document without running code. */
  readonly sayClosed: () => void;
} {
  const { document } = window;
  document.documentElement.lang = 'en';
  document.title = 'Notestream: streams';
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const root = document.createElement('div');
  root.id = 'view';
  document.body.replaceChildren(root);
  return {
    root,
    sayClosed: () => {
      const sentence = document.createElement('p');
      sentence.className = 'closed';
      sentence.setAttribute('role', 'alert');
      root.inert = true;
      document.body.prepend(sentence);
      // Screen readers announce a text that is inserted into a region.
      sentence.textContent =
        'The panel has closed. This view no longer changes; open it again from the new panel.';
    },
  };
}
