import { filter, map, type Observable } from 'rxjs';
import type { Client } from '../../../../src/client';

/** Uploads a file with a caption. Calls `show` with the progress; emits the address of the file. */
export const upload = (
  client: Client,
  site: number,
  file: Blob,
  show: (share: number) => void,
): Observable<string | undefined> =>
  client
    .site(site)
    .media()
    .upload({ file, caption: 'Tea for two' })
    .pipe(
      filter((event) => {
        if (event.type === 'progress') show(event.loaded / event.total);
        return event.type === 'answer';
      }),
      map(({ body }) => body.media[0]?.URL),
    );
