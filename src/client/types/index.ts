/** The platform's request bodies and answers, by the nouns of section 3. */
export type * from './comment';
export type * from './domain';
export type * from './like';
export type * from './lists';
export type * from './me';
export type * from './media';
export type * from './note';
export type * from './notifications';
export type * from './plugin';
export type * from './post';
export type * from './site';
export type * from './stats';
export type * from './term';
export type * from './user';
export type * from './wordads';
