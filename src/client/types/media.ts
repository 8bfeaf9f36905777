import type { Listed } from './lists';
import type { WebBlob } from './web';

/** A picture, video or document of a site (section 3). */
export interface Media {
  readonly ID: number;
  readonly URL: string;
  readonly guid: string;
  readonly date: string;
  /** The post to which the file is attached; 0 if there is none. */
  readonly post_ID: number;
  readonly author_ID: number;
  readonly file: string;
  readonly extension: string;
  readonly mime_type: string;
  readonly title: string;
  readonly caption: string;
  readonly description: string;
  readonly alt?: string;
  readonly icon?: string;
  readonly size?: string;
  readonly thumbnails?: Readonly<Record<string, string>>;
  /** Present only after a deletion. */
  readonly status?: string;
  /** Pixels; only for pictures and videos. */
  readonly width?: number;
  readonly height?: number;
}

export interface MediaResponse extends Listed {
  readonly media: readonly Media[];
  readonly errors?: readonly { readonly file?: string; readonly error: string; readonly message: string }[];
}

/** The attributes of a file; undefined ones are not sent. */
export interface MediaAttributes {
  readonly title?: string | undefined;
  readonly caption?: string | undefined;
  readonly description?: string | undefined;
  readonly alt?: string | undefined;
  readonly parent_id?: number | undefined;
}

/** Contents with a file name, in the form that wpcom accepts. */
export interface NamedContents {
  readonly fileContents: WebBlob;
  readonly fileName: string;
}

/** A file to send: its contents, or in Node its path. A stream can be sent only once. */
export type MediaFile =
  | string
  | NamedContents
  | WebBlob
  | ArrayBuffer
  | ArrayBufferView<ArrayBuffer>
  | AsyncIterable<Uint8Array | string>;

/** Files to upload, with or without attributes. */
export type MediaFiles = OneOrMany<MediaFile | (MediaAttributes & { readonly file: MediaFile })>;

/** Addresses of files that the platform downloads, with or without attributes. */
export type MediaUrls = OneOrMany<string | (MediaAttributes & { readonly url: string })>;

type OneOrMany<T> = T | readonly T[];

/** An edit: attributes, and optionally a new file. */
export type MediaEdit = MediaAttributes & { readonly media?: MediaFile };
