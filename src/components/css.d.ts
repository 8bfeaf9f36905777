/** webpack collects the style sheets that the panel imports. The bell imports its own as text. */
declare module '*.css' {
  const text: string;
  export default text;
}
