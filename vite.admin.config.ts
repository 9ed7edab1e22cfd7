import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileAhead } from './scripts/compile-ahead.ts';

const firstScript = new URL('./admin/before-paint.js', import.meta.url);

/**
 * Emits before-paint.js as a separate file and links it in the head. It must run before the first paint, so it
 * cannot be a module, and the CSP blocks inline scripts.
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
 * Modules that load together form one chunk, which includes their dependencies unless an earlier group does. By
 * default there would be sixty chunks, each with its own request and headers.
 */
const groups = [
  { name: 'sign-in', test: /\/admin\/(main|session\/sign-in-screen)\.tsx$/ },
  {
    name: 'frame',
    test: /\/(admin\/(session\/require-\w+|dashboard\/statistics|lists\/dates)|ui\/isolate-numbers)\.tsx?$/,
  },
  {
    name: 'facts',
    test: /\/contract\/(appointments\/slot-input|http\/uploads|leads\/lead|input\/(formats|list-input|moment|number-input|optional-day|phone-forms|typed-text))\.ts$/,
  },
  {
    name: 'hours',
    test: /\/contract\/(format\/(day-words|working-hours)|dealers\/(dealers|opening-hours))\.ts$/,
  },
  { name: 'lists', test: /\/admin\/lists\// },
  { name: 'forms', test: /\/admin\/forms\// },
  { name: 'details', test: /\/admin\/audit\/history\.tsx?$/ },
  { name: 'panels', test: /\/(ui\/panel|icons\/triangle-exclamation-point)\.\w+$/ },
  { name: 'requests', test: /\/admin\/leads\//, minShareCount: 3 },
];

/** The back office: a single-page application whose base path is only known at run time. */
export default defineConfig({
  root: 'admin',
  base: './',
  cacheDir: '../node_modules/.vite/admin',
  publicDir: false,
  plugins: [tailwindcss(), react(), beforePaint(), compileAhead(groups)],
  build: {
    outDir: '../build/admin',
    emptyOutDir: true,
    // The server reads in it which scripts a screen needs.
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      // Otherwise the words of contract/ are variables of their chunks.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting: { groups } },
    },
  },
});
