declare module 'sax' {
  const sax: {
    /** The character of each name. */
    readonly ENTITIES: Readonly<Record<string, string>>;
  };
  export default sax;
}
