/** Webpack's extension of `import.meta`, which finds files and returns the addresses of assets. */
interface ImportMeta {
  readonly webpackContext: (
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp },
  ) => { readonly keys: () => readonly string[]; (key: string): string };
}
