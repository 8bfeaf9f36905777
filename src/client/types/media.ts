import type { Listed } from './lists';

/** A picture, a video, a document of a site (section 3). */
export interface Media {
  readonly ID: number;
  readonly URL: string;
  readonly title?: string;
  readonly caption?: string;
  readonly description?: string;
  readonly alt?: string;
  readonly mime_type?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface MediaResponse extends Listed {
  readonly media: readonly Media[];
  readonly errors?: readonly unknown[];
}

/** What is said of a file. */
export interface MediaAttributes {
  readonly title?: string;
  readonly caption?: string;
  readonly description?: string;
  readonly alt?: string;
  readonly parent_id?: number;
}

/** A file to send: its contents, or (in Node) its path. A stream is good for one request. */
export type MediaFile =
  string | Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | AsyncIterable<Uint8Array | string>;

/** Files to upload, with or without attributes. */
export type MediaFiles = OneOrMany<MediaFile | (MediaAttributes & { readonly file: MediaFile })>;

/** Files for the platform to fetch, with or without attributes. */
export type MediaUrls = OneOrMany<string | (MediaAttributes & { readonly url: string })>;

type OneOrMany<T> = T | readonly T[];

/** An edit: attributes, and the new file when there is one. */
export type MediaEdit = MediaAttributes & { readonly media?: MediaFile };
