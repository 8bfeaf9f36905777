/** What an author says about a file. */
export interface MediaAttributes {
  readonly title: string;
  readonly caption: string;
  readonly description: string;
  readonly alt: string;
  /** The post it was uploaded for; 0 for none. */
  readonly parentId: number;
}

/** A file of a site's media library, bytes included. */
export interface Media extends MediaAttributes {
  readonly id: number;
  readonly file: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly authorId: number;
  /** Epoch seconds. */
  readonly time: number;
  /** Counts the times its file was replaced: the address changes with it, so that no cache shows the old one. */
  readonly edition: number;
}
