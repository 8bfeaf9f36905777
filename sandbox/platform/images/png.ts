import { crc32, deflateSync } from 'node:zlib';
import type { Rgb } from './colours';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
/** Colour type 3, in which each pixel is an index into the palette. */
const INDEXED = 3;

/** Encodes a square picture as PNG. `colourAt` returns the palette index of a pixel. */
export function png(
  size: number,
  colours: readonly Rgb[],
  colourAt: (x: number, y: number) => number,
): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([BITS, INDEXED], 8);
  // Each line begins with its filter type; 0 means no filter.
  const lines = Array.from({ length: size }, (_, y) => [
    0,
    ...Array.from({ length: size }, (_unused, x) => colourAt(x, y)),
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(Buffer.from(lines.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
