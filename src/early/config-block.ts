import { asObject, type Json, parseJson } from '../lib/json';

/** The configuration block of the page; empty if it has none, or if it is malformed. */
export const configBlock = (document: Document): Json =>
  asObject(parseJson(document.getElementById('notestream-config')?.textContent ?? ''));
