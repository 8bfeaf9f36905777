import { fromEvent, map, Observable } from 'rxjs';
import { __ } from '../i18n';

const STYLE =
  'position:fixed;inset:0;z-index:9;padding:16px;font:16px/1.5 system-ui;text-align:center;background:Canvas;color:CanvasText;';

/**
 * Shows above `element` that the code of a screen could not be loaded, or that the browser is offline. Needs
 * none of that code. Emits when the blogger retries. With `isGone`, the button reloads the page, because a new
 * version of the panel may have removed the file.
 */
export const screenFailure$ = (element: HTMLElement, isGone: boolean): Observable<'retried' | 'reload'> =>
  new Observable((subscriber) => {
    const { ownerDocument: document } = element;
    const box = document.createElement('div');
    const [words, button] = [document.createElement('p'), document.createElement('button')];
    words.role = 'alert';
    words.textContent =
      document.defaultView?.navigator.onLine === false
        ? __("You're offline. Your notifications will be here when you're back.")
        : __("This part of the panel couldn't be loaded.");
    button.type = 'button';
    button.textContent = isGone ? __('Reload the panel') : __('Try again');
    const { theme = 'system' } = document.documentElement.dataset;
    const scheme = theme === 'system' ? 'light dark' : theme;
    // Inline styles, because the style sheet could not be loaded either.
    box.style.cssText = `${STYLE}color-scheme:${scheme}`;
    button.style.cssText = 'font:inherit;min-height:44px;padding:0 16px';
    box.append(words, button);
    element.after(box);
    // The element may still show the panel of a session that has ended.
    element.inert = true;
    subscriber.add(() => {
      box.remove();
      element.inert = false;
      if (element.hasChildNodes()) return;
      const loading = document.createElement('p');
      loading.role = 'status';
      loading.textContent = __('Loading');
      element.append(loading);
    });
    const pressed$ = fromEvent(button, 'click');
    return pressed$.pipe(map(() => (isGone ? 'reload' : 'retried'))).subscribe(subscriber);
  });
