/** Types for style sheets. webpack collects those that the panel imports; the bell imports its own as text. */
declare module '*.css' {
  const text: string;
  export default text;
}
