declare module 'sax' {
  const sax: {
    /** The characters by entity name. */
    readonly ENTITIES: Readonly<Record<string, string>>;
  };
  export default sax;
}
