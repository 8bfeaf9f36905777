/** The panel imports its style sheets for their effect alone: webpack collects them. The bell has its own as a text. */
declare module '*.css' {
  const text: string;
  export default text;
}
