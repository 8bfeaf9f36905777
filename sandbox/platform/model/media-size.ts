/** Width and height of a picture or video in pixels. */
export interface MediaSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the size from a picture's header. Returns a default size if the format is unknown, and 0 x
 * 0 for files without a size.
 */
export function sizeOf(type: string, bytes: Uint8Array): MediaSize {
  if (type.startsWith('video/')) return { width: 1280, height: 720 };
  if (!type.startsWith('image/')) return { width: 0, height: 0 };
  return pngSize(bytes) ?? gifSize(bytes) ?? jpegSize(bytes) ?? { width: 1200, height: 800 };
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

function pngSize(bytes: Uint8Array): MediaSize | undefined {
  if (!startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || bytes.length < 24) return undefined;
  return { width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) };
}

function gifSize(bytes: Uint8Array): MediaSize | undefined {
  if (!startsWith(bytes, 0x47, 0x49, 0x46, 0x38) || bytes.length < 10) return undefined;
  return { width: viewOf(bytes).getUint16(6, true), height: viewOf(bytes).getUint16(8, true) };
}

/** Reads the size of a JPEG from its frame header, which follows other segments. */
function jpegSize(bytes: Uint8Array): MediaSize | undefined {
  if (!startsWith(bytes, 0xff, 0xd8)) return undefined;
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}
