import css from './notify-offer.css';
import { notifyTexts } from './notify-texts';

/** Key of the blogger's choice in the host page's storage, which may be denied. */
const ANSWER_KEY = 'notestream-notify';
type Answer = 'accepted' | 'declined';

/** The blogger's choice on this page, if it could not be stored. */
let unstored: Answer | undefined;

let sheet: CSSStyleSheet | undefined;

/** Whether the blogger has made this choice, on this page or before. */
export function hasAnswered(answer: Answer): boolean {
  try {
    return (localStorage.getItem(ANSWER_KEY) ?? unstored) === answer;
  } catch {
    return unstored === answer;
  }
}

function store(answer: Answer): void {
  try {
    localStorage.setItem(ANSWER_KEY, answer);
  } catch {
    unstored = answer;
  }
}

/** Whether a page can create notifications. On phones, only service workers can. */
function canConstruct(): boolean {
  try {
    // Never shows anything: the data cannot be copied, which throws a `DOMException`. On phones, the constructor
    // throws another error before.
    new Notification('', { data: canConstruct }).close();
    return true;
  } catch (error) {
    return error instanceof DOMException;
  }
}

/**
 * Whether to show the offer: the blogger has not made a choice, or the browser has not asked for the
 * permission. A permission that the page has obtained for itself does not count as the blogger's choice.
 */
const canOffer = (): boolean =>
  !hasAnswered('declined') &&
  (Notification.permission === 'granted'
    ? !hasAnswered('accepted')
    : Notification.permission === 'default') &&
  canConstruct();

/**
 * Returns a function that shows the offer at the end of the panel, if it should be shown, and removes an
 * earlier one. The browser asks for the permission only when the blogger presses the button. `onAnswer` is
 * called when the browser has asked.
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
    if (!panel || !canOffer()) return;
    const texts = notifyTexts(panel.lang);
    const offer = document.createElement('div');
    offer.className = 'offer';
    const end = (answer: Answer): void => {
      store(answer);
      offer.remove();
      // One of the removed buttons had the focus.
      panel.querySelector('iframe')?.focus();
    };
    const accept = (): void => {
      end('accepted');
      Notification.requestPermission().then(onAnswer, onAnswer);
    };
    offer.append(
      button(texts.offer, accept),
      button(texts.decline, () => end('declined')),
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
