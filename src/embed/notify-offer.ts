import css from './notify-offer.css';
import { notifyTexts } from './notify-texts';

/** Key of the blogger's answer in the host page's storage, which may be refused. */
const ANSWER_KEY = 'notestream-notify';
type Answer = 'accepted' | 'declined';

/** An answer that could not be stored counts for this page. */
let unstored: Answer | undefined;

let sheet: CSSStyleSheet | undefined;

/** Whether the blogger has given this answer, also on another page. */
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

/** Whether pages can create notifications. On phones, only service workers can. */
function canConstruct(): boolean {
  try {
    // Shows nothing, because data that cannot be copied is an error; on phones, the constructor is one before.
    new Notification('', { data: canConstruct }).close();
    return true;
  } catch (error) {
    return error instanceof DOMException;
  }
}

/**
 * Whether the blogger has still to answer, or the browser to ask. A permission that the page has got for
 * itself is no answer.
 */
const canOffer = (): boolean =>
  !hasAnswered('declined') &&
  (Notification.permission === 'granted'
    ? !hasAnswered('accepted')
    : Notification.permission === 'default') &&
  canConstruct();

/**
 * Returns a function that adds the offer to the end of the panel, or replaces an earlier one, if it can
 * be made. The browser asks only when the blogger presses the button; `onAnswer` is called after the
 * browser's answer.
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
      // The focus was on one of the removed buttons.
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
