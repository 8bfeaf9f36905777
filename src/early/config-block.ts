import { asObject, type Json, parseJson } from '../lib/json';

/** Parses the configuration block of the page. Returns an empty object if the block is missing or malformed. */
export const configBlock = (document: Document): Json =>
  asObject(parseJson(document.getElementById('notestream-config')?.textContent ?? ''));
