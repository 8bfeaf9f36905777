/** A short hash of a text. It tells texts apart, and keeps a token from being stored twice. */
export function hashOf(text: string): number {
  let hash = 0;
  for (const char of text) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  return hash;
}
