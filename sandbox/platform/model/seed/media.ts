import type { Media } from '../collections/media';
import type { Collections } from '../collections/collections';
import type { World } from '../world';
import { bicyclesId, bloggerId } from './people';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="120" height="80">
  <rect width="120" height="80" fill="#dde7ec"/>
  <path d="M20 60a16 16 0 1 1 1 0zM84 60a16 16 0 1 1 1 0zM20 44l24-22h32l9 22M44 22l12 22h29" fill="none" stroke="#1d2327" stroke-width="3"/>
</svg>`;

const files = [
  {
    file: 'tandem.svg',
    type: 'image/svg+xml',
    title: 'The tandem',
    alt: 'A drawing of a tandem',
    text: drawing,
  },
  {
    file: 'squeak.mp4',
    type: 'video/mp4',
    title: 'The squeak, heard',
    alt: '',
    text: 'A film without pictures.',
  },
];

/** Adds a picture and a video to the media library of the second site. */
export function seedMedia(world: World, collections: Collections, time: number): void {
  for (const { text, ...file } of files) {
    const media: Media = {
      ...file,
      id: world.nextId(),
      bytes: new TextEncoder().encode(text),
      caption: '',
      description: '',
      parentId: 0,
      authorId: bloggerId,
      time,
      edition: 0,
    };
    collections.of(bicyclesId).media.put(media.id, media);
  }
}
