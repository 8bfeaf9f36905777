/** Style sheets are imported for their effect alone: webpack collects them. */
declare module '*.css';
