import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The public site: rendered on the server, hydrated in the browser. */
export default defineConfig({
  cacheDir: 'node_modules/.vite/site',
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
