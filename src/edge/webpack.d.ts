/** What webpack adds to a module; of files that are assets it gives the addresses. */
interface ImportMeta {
  readonly webpackContext: (
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp },
  ) => { readonly keys: () => readonly string[]; (key: string): string };
}
