export default {
  build: {
    ssr: 'run.js',
    outDir: 'out',
    emptyOutDir: false,
    rollupOptions: { output: { entryFileNames: 'vite.mjs' } },
  },
  ssr: { noExternal: true },
};
