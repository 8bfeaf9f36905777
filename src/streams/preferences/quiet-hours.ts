/** Local hours from 0 to 23 between which notifications are off. They differ, and may span midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** Parses quiet hours such as '22-7'. Returns undefined if the text is empty or malformed. */
export function parseQuietHours(text: string): QuietHours | undefined {
  const [from = NaN, to = NaN] = /^\d{1,2}-\d{1,2}$/.test(text) ? text.split('-').map(Number) : [];
  return from < 24 && to < 24 && from !== to ? { from, to } : undefined;
}

export const quietText = ({ from, to }: QuietHours): string => `${from}-${to}`;

/** Whether notifications are off at this local hour. */
export function isQuiet(text: string, hour: number): boolean {
  const hours = parseQuietHours(text);
  if (!hours) return false;
  const { from, to } = hours;
  return from < to ? from <= hour && hour < to : hour >= from || hour < to;
}
