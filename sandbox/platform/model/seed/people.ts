import type { AvatarKind, Site, User } from '../types';

/** The id of the signed-in blogger. */
export const bloggerId = 1001;

/** The ids of the blogger's own sites. */
export const kettleId = 2101;
export const bicyclesId = 2102;
export const postcardsId = 2103;

type Row = readonly [
  id: number,
  login: string,
  name: string,
  siteId?: number | undefined,
  avatar?: AvatarKind,
];

const rows: readonly Row[] = [
  [bloggerId, 'wilhelmina', 'Wilhelmina Oduya', kettleId],
  [1002, 'tobiasferry', 'Tobias Ferry', 2110],
  [1003, 'noor', 'نور الهاشمي', 2111],
  [1004, 'avigail', 'אביגיל שרון', 2112],
  [1005, 'hanako', '小林 花子', 2113],
  [1006, 'pip', 'Pip 🦔', 2114],
  [1007, 'maximiliana', 'Maximiliana Theodora von und zu Hohenstaufen-Biedermeier the Younger, Esq.', 2115],
  [1008, 'gullible', 'Ingrid Gull'],
  [1009, 'dotmatrix', 'Dot Matrix', 2116],
  [1010, 'osei', 'Kwame Osei', 2117],
  [1011, 'rosalindw', 'Rosalind Wu', 2118],
  [1012, 'quietpercy', ''],
  [1013, 'baptiste', 'Jean-Baptiste Échalote', 2119],
  [1014, 'mothman', 'Moth & Lamp', 2120, 'missing'],
  [1015, 'anonyma', 'Someone on the 7:42', undefined, 'none'],
  [1016, 'scriptina', '<script>Tina</script>', 2121],
  [1017, 'ljubica', 'Ljubica Žižić', 2122],
  [1018, 'santiago', 'Santiago Peña Nieves'],
  [1019, 'grandmabea', 'Grandma Bea', 2123],
  [1020, 'threadbare', 'Threadbare & Sons', 2124],
  [1021, 'mei', '陈美'],
  [1022, 'sunilk', 'Sunil Kapoor', 2125],
  [1023, 'elder_brother', ''],
];

/** All users of the platform. */
export const users: readonly User[] = rows.map(([id, login, name, siteId, avatar]) => ({
  id,
  login,
  name,
  avatar: avatar ?? 'drawn',
  ...(siteId !== undefined && { siteId }),
}));

/** Authors without an account: a reader, and a page that links to a post. */
export const reader: User = {
  id: 0,
  login: '',
  name: 'A reader on the 7:51',
  avatar: 'none',
  url: 'https://reader.example/',
};
export const quayPage: User = {
  id: 0,
  login: '',
  name: 'What I read on the quay – Ferry Times',
  avatar: 'none',
  url: 'https://ferry-times.example/quay',
};

const site = (id: number, ownerId: number, slug: string, name: string, tagline: string): Site => ({
  id,
  ownerId,
  slug,
  name,
  tagline,
});

/** All sites of the platform; the first three belong to the blogger. */
export const sites: readonly Site[] = [
  site(
    kettleId,
    bloggerId,
    'slow-kettle',
    'The Slow Kettle',
    'Tea, bread and other things that refuse to hurry',
  ),
  site(
    bicyclesId,
    bloggerId,
    'second-hand-bicycles',
    'Second-hand Bicycles',
    'Rust, patience and three kinds of grease',
  ),
  site(postcardsId, bloggerId, 'postcards', 'Postcards to Nobody', 'Short, stamped and never sent'),
  site(2110, 1002, 'ferry-times', 'Ferry Times', 'Timetables, tides and the people who miss both'),
  site(2111, 1003, 'noor-writes', 'دفتر نور', 'حكايات صغيرة من مدينة كبيرة'),
  site(2112, 1004, 'avigail', 'יומן מטבח', 'מתכונים, טעויות ולחם'),
  site(2113, 1005, 'hanako', '花子の坂道', '坂の多い町の自転車日記'),
  site(2114, 1006, 'hedgehog', 'Hedgehog Post', 'Small, spiky updates'),
  site(2115, 1007, 'hohenstaufen', 'Letters from a Draughty Castle', 'On heating, heritage and hopelessness'),
  site(2116, 1009, 'dot-matrix', 'Dot Matrix', 'Printing loudly since 1987'),
  site(2117, 1010, 'osei', 'Kwame Repairs Things', 'If it is broken, it is nearly mine'),
  site(2118, 1011, 'rosalind', 'Rosalind & the Sourdough', 'A love story with a lot of flour'),
  site(2119, 1013, 'echalote', 'Échalote', 'La cuisine, lentement'),
  site(2120, 1014, 'moth-and-lamp', 'Moth & Lamp', 'Night notes &amp; other insects'),
  site(2121, 1016, 'scriptina', '<b>Bold</b> Claims', 'Angle brackets & how to survive them'),
  site(2122, 1017, 'ljubica', 'Ljubica crta', 'Sketches made while waiting'),
  site(2123, 1019, 'grandma-bea', 'Bea Says', 'Advice you did not ask for, dear'),
  site(2124, 1020, 'threadbare', 'Threadbare & Sons', 'Mending since before it was a movement'),
  site(2125, 1022, 'sunil', 'The Night Bus', 'A diary between stops'),
];
