/**
 * The language of the `locale` query parameter, English when it is missing or no language (section 9). WordPress
 * itself writes 'pt_BR'.
 */
export function readLocale({ location }: Window): string {
  const given = new URLSearchParams(location.search).get('locale') ?? 'en';
  try {
    return Intl.getCanonicalLocales(given.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
