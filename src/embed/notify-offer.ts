import css from './notify-offer.css';
import { notifyTexts } from './notify-texts';

/** Key in the host page's storage; present once the blogger has declined. */
const DECLINED_KEY = 'notestream-notify';

let sheet: CSSStyleSheet | undefined;

/** Storage may be refused; then the answer counts for this page. */
let isDeclined = false;

function hasDeclined(): boolean {
  try {
    return isDeclined || localStorage.getItem(DECLINED_KEY) !== null;
  } catch {
    return isDeclined;
  }
}

function decline(): void {
  isDeclined = true;
  try {
    localStorage.setItem(DECLINED_KEY, 'declined');
  } catch {
    // As above.
  }
}

/** Whether the browser has notifications of pages; those of phones have only those of workers. */
function canConstruct(): boolean {
  try {
    // Without the permission, nothing shows.
    new Notification('').close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a function that makes the offer at the end of the panel, in place of an earlier one, as long as
 * the browser can ask and the blogger has not answered. The browser asks only when the blogger
 * presses the button. `onAnswer` is called after its answer.
 */
export function offerIn(root: ShadowRoot, onAnswer: () => void): () => void {
  const panel = root.querySelector('dialog');
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  return () => {
    panel?.querySelector('.offer')?.remove();
    if (!panel || Notification.permission !== 'default' || hasDeclined() || !canConstruct()) return;
    const texts = notifyTexts(panel.lang);
    const offer = document.createElement('div');
    offer.className = 'offer';
    const end = (): void => {
      offer.remove();
      // The focus was on a button.
      panel.querySelector('iframe')?.focus();
    };
    const accept = (): void => {
      end();
      Notification.requestPermission().then(onAnswer, onAnswer);
    };
    offer.append(
      button(texts.offer, accept),
      button(texts.decline, () => {
        decline();
        end();
      }),
    );
    panel.append(offer);
  };
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.onclick = onClick;
  return element;
}
