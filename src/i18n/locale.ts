/**
 * Returns the locale in the `locale` query parameter; 'en' if it is missing or invalid (section 9).
 * Accepts underscores, too, because WordPress writes 'pt_BR'.
 */
export function readLocale({ location }: Window): string {
  const locale = new URLSearchParams(location.search).get('locale') ?? 'en';
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
