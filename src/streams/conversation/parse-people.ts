import { decodeEntities } from '../notes/read-html';
import { asArray, asId, asObject, asString } from '../../lib/json';
import { webAddress } from '../notes/addresses';
import type { Block } from '../notes/note';
import { rangeOf } from './range-of';

/**
 * Parses the likes of a response into user blocks, one per person. The blocks have no follow flag, so they do
 * not offer to follow.
 */
export function parsePeople(response: unknown): readonly Block[] {
  const people = asArray(asObject(response).likes).map(parsePerson);
  const ids = people.map(({ ids: { user } }) => user);
  return people.filter(({ ids: { user } }, index) => user === undefined || ids.indexOf(user) === index);
}

/** Parses a person into a user block. A deleted account has the id 0, and its name gets no link. */
function parsePerson(value: unknown): Block {
  const person = asObject(value);
  const user = asId(person.ID);
  const text = decodeEntities(asString(person.name));
  const url = user === undefined ? '' : webAddress(person.profile_URL) || webAddress(person.URL);
  const avatar = webAddress(person.avatar_URL);
  return {
    type: 'user',
    text,
    ranges: url === '' ? [] : [rangeOf(0, text.length, 'user', url)],
    media:
      avatar === ''
        ? []
        : [{ start: 0, end: 0, type: 'image', url: avatar, width: undefined, height: undefined }],
    actions: undefined,
    ids: user === undefined ? {} : { user },
    homeUrl: user === undefined ? '' : webAddress(person.URL),
    homeTitle: '',
    homeTagline: '',
    nestLevel: 0,
    editCommentLink: '',
  };
}
