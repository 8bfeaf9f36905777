/** The editable attributes of a file. */
export interface MediaAttributes {
  readonly title: string;
  readonly caption: string;
  readonly description: string;
  readonly alt: string;
  /** The id of the post to which the file is attached; 0 if there is none. */
  readonly parentId: number;
}

/** A file of a site's media library, with its bytes. */
export interface Media extends MediaAttributes {
  readonly id: number;
  readonly file: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly authorId: number;
  /** Epoch seconds. */
  readonly time: number;
  /** How often the file was replaced; part of its address, so that no cache shows an old file. */
  readonly edition: number;
}
