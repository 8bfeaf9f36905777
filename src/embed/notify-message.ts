import { fieldsOf, isCount, NEWS_TYPE, type News } from './protocol';

const KINDS: readonly News['kind'][] = ['comment', 'like', 'follow'];

/** Parses the panel's request to show a notification. Returns undefined for any other value. Never throws. */
export function parseNews(data: unknown): News | undefined {
  const { id, kind, count, title, body, icon } = fieldsOf(data, NEWS_TYPE);
  const known = KINDS.find((each) => each === kind);
  if (!known || !isCount(id) || !isCount(count)) return undefined;
  return { id, kind: known, count, title: asText(title), body: asText(body), icon: asIcon(icon) };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const asIcon = (value: unknown): string =>
  typeof value === 'string' && /^https:\/\//i.test(value) ? value : '';
