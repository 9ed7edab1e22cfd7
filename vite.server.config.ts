import { defineConfig } from 'vite';

/**
 * Bundles the server into one file, with separate files for rarely used code and the validation worker. Node then
 * starts in half the time and takes half the memory compared with running the sources. Drizzle is bundled too,
 * because Node parses its 180 KB of exports again for each of its modules.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: ['drizzle-orm'] },
  build: {
    ssr: true,
    outDir: 'build/server',
    target: 'node22',
    sourcemap: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        'validation-worker': 'server/platform/files/validation/validation-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
