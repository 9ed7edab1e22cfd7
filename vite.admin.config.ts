import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** The back office: a single-page application whose address is only known when it is served. */
export default defineConfig({
  root: 'admin',
  base: './',
  cacheDir: '../node_modules/.vite/admin',
  publicDir: false,
  plugins: [tailwindcss(), react(), beforePaint()],
  build: { outDir: '../build/admin', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
});
