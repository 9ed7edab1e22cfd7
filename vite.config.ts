import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * What every page loads, in two files: the framework, and what surrounds a page with the small parts that
 * most are made of. Left alone they become
 * thirty, and compress worse by 6 KB.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'surroundings',
    test: /\/site\/(layout|analytics)\/|\/consent-gate|\/use-hydrated|vite\/preload-helper|\/vehicle-photo|\/ex-factory-label|\/company/,
  },
];

/** The public site: rendered on the server, hydrated in the browser. */
export default defineConfig({
  cacheDir: 'node_modules/.vite/site',
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
