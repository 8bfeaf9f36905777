import type { Frame, Page } from '@playwright/test';
import type { OutboxRecord } from '../../../src/streams/outbox/record';

/** The records of the outbox in IndexedDB, which the panel of the page has opened. */
export const storedRecords = (page: Page | Frame): Promise<readonly OutboxRecord[]> =>
  page.evaluate(
    () =>
      new Promise<readonly OutboxRecord[]>((resolve, reject) => {
        const opening = indexedDB.open('notestream');
        opening.addEventListener('error', () => reject(new Error('the database cannot be opened')));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const reading = database.transaction('outbox').objectStore('outbox').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result);
          });
        });
      }),
  );
