import { filter, map, type Observable } from 'rxjs';
import { asTheme, parseThemeMessage, type Theme } from '../embed/protocol';
import type { Host } from '../streams/state/deps';

/** Returns the theme in the panel's address, such as `?theme=dark`; undefined if it is missing or unknown. */
export const readTheme = ({ location }: Window): Theme | undefined =>
  asTheme(new URLSearchParams(location.search).get('theme'));

/** Emits the themes that the host page sets while the panel runs. */
export const hostThemes = ({ messages$ }: Host): Observable<Theme> =>
  messages$.pipe(
    map(parseThemeMessage),
    filter((theme) => theme !== undefined),
  );

/**
 * Sets the attribute that selects the theme in `theme.css`. `system` has no rules of its own, because it is the
 * default.
 */
export const showTheme = ({ documentElement }: Document, theme: Theme): void => {
  documentElement.dataset.theme = theme;
};
