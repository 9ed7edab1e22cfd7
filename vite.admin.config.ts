import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileAhead } from './scripts/compile-ahead.ts';

const firstScript = new URL('./admin/before-paint.js', import.meta.url);

/**
 * Ships before-paint.js as a file of its own and names it in the head: what must run before the
 * first paint can neither wait for a module nor stand in the page, whose policy refuses inline scripts.
 */
function beforePaint(): Plugin {
  let serving = false;
  return {
    name: 'office-before-paint',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    buildStart() {
      if (serving) return;
      const source = readFileSync(firstScript, 'utf8');
      this.emitFile({ type: 'asset', name: 'before-paint.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const built = Object.values(bundle ?? {}).find((file) =>
          file.fileName.includes('before-paint'),
        );
        const src = built ? `./${built.fileName}` : './before-paint.js';
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/**
 * What loads together is one file, with what it depends on unless a line above has that: all that sign-in
 * needs, the frame around the screens, what the facts of several screens share, lists, forms,
 * details and screens of requests. Left alone they become sixty, each with a request and headers of its own.
 */
const groups = [
  { name: 'sign-in', test: /\/admin\/(main|session\/sign-in-screen)\.tsx$/ },
  {
    name: 'frame',
    test: /\/admin\/(session\/require-\w+|dashboard\/statistics|lists\/moment)\.tsx?$/,
  },
  { name: 'facts', test: /\/contract\/(formats|uploads|lead|list-input|number-input)\.ts$/ },
  { name: 'lists', test: /\/admin\/lists\// },
  { name: 'forms', test: /\/admin\/forms\// },
  {
    name: 'details',
    test: /\/admin\/(audit\/history|leads\/details\/section|leads\/statuses|ui\/status-label)\.tsx?$/,
  },
  { name: 'requests', test: /\/admin\/leads\//, minShareCount: 3 },
];

/** The back office: a single-page application whose address is only known when it is served. */
export default defineConfig({
  root: 'admin',
  base: './',
  cacheDir: '../node_modules/.vite/admin',
  publicDir: false,
  plugins: [tailwindcss(), react(), beforePaint(), compileAhead(groups)],
  build: {
    outDir: '../build/admin',
    emptyOutDir: true,
    // The server reads there which scripts a screen needs.
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
