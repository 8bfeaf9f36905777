import { filter, map, type Observable } from 'rxjs';
import { asTheme, parseThemeMessage, type Theme } from '../embed/protocol';
import type { Host } from '../streams/deps';

/** The colours that the page's address asks for, as `?theme=dark`; undefined without, or with anything else. */
export const readTheme = ({ location }: Window): Theme | undefined =>
  asTheme(new URLSearchParams(location.search).get('theme'));

/** The colours that the host page asks for later on. */
export const hostThemes = ({ messages$ }: Host): Observable<Theme> =>
  messages$.pipe(
    map(parseThemeMessage),
    filter((theme) => theme !== undefined),
  );

/** `theme.css` knows light and dark; the system's is what holds without either. */
export const showTheme = ({ documentElement }: Document, theme: Theme): void => {
  documentElement.dataset.theme = theme;
};
