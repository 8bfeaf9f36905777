/** Where a sign-in that was begun is kept until its answer comes. */
export const BEGUN_KEY = 'auth_state';

/** Begins the state of a sign-in in a pop-up, so that the page that it returns to knows what it is. */
export const POP_UP = 'pop-up.';
