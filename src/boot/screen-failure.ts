import { fromEvent, map, Observable } from 'rxjs';
import { __ } from '../i18n';

const STYLE =
  'position:fixed;inset:0;padding:16px;font:16px/1.5 system-ui;text-align:center;background:Canvas;color:CanvasText;';

/**
 * Says that the screen could not be loaded, in an element of the page and without the screen's code.
 * Emits when the blogger tries again. If it failed before, a new version of the panel may have
 * removed the file, so the page is reloaded instead.
 */
export const screenFailure$ = (element: HTMLElement, isGone: boolean): Observable<'retried' | 'reload'> =>
  new Observable((subscriber) => {
    const { ownerDocument: document } = element;
    const [words, button] = [document.createElement('p'), document.createElement('button')];
    words.role = 'alert';
    words.textContent = __("This part of the panel couldn't be loaded.");
    button.type = 'button';
    button.textContent = isGone ? __('Reload the panel') : __('Try again');
    const { theme = 'system' } = document.documentElement.dataset;
    const scheme = theme === 'system' ? 'light dark' : theme;
    // Without the style sheet, which is missing, too.
    element.style.cssText = `${STYLE}color-scheme:${scheme}`;
    button.style.cssText = 'font:inherit;min-height:44px;padding:0 16px';
    element.replaceChildren(words, button);
    subscriber.add(() => {
      element.style.cssText = '';
      const loading = document.createElement('p');
      loading.role = 'status';
      loading.textContent = __('Loading');
      element.replaceChildren(loading);
    });
    const pressed$ = fromEvent(button, 'click');
    return pressed$.pipe(map(() => (isGone ? 'reload' : 'retried'))).subscribe(subscriber);
  });
