import css from './notify-offer.css';
import { notifyTexts } from './notify-texts';

/** A key in the host page's storage, which is set if the blogger has declined. */
const DECLINED_KEY = 'notestream-notify';

let sheet: CSSStyleSheet | undefined;

/** Whether the blogger has declined on this page, in case storage is denied. */
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
    // Without storage, `isDeclined` is enough for this page.
  }
}

/** Whether pages can create notifications. On phones, only service workers can. */
function canConstruct(): boolean {
  try {
    // Without permission, this notification is not shown.
    new Notification('').close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a function that adds the offer to the end of the panel or replaces an earlier one, if the
 * browser can ask for permission and the blogger has not answered. The browser asks only when the
 * blogger presses the button; `onAnswer` is called after the answer.
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
      // The focus was on one of the removed buttons.
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
