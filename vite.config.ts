import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileAhead } from './scripts/compile-ahead.ts';

/**
 * What every page loads, in two files: the framework, and what surrounds a page with the small parts that
 * most are made of. Then what pages of one sort share. Left alone they become forty, each with headers
 * of its own, and compress worse by 6 KB.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  },
  {
    name: 'surroundings',
    test: /\/site\/(layout|analytics)\/|\/consent-gate|\/use-hydrated|vite\/preload-helper|\/vehicle-photo|\/film\/film|\/round-button|\/ex-factory-label|\/company|\/contract\/(dealers|rupees|pakistan-time)\./,
  },
  { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  {
    name: 'forms',
    test: /\/site\/forms\/|\/ui\/[\w-]+-field\.tsx$|\/contract\/(formats|text)\.ts$/,
    minShareCount: 2,
  },
  {
    name: 'studio-picture',
    test: /\/(studio-picture\.tsx|stills\.tsx|decorations\.ts|left-out\.ts)$/,
  },
  { name: 'paint', test: /\/(painted-car|paint)\.tsx$/ },
  { name: 'published', test: /\/site\/published\/(?!failed-list|sample-mark)/, minShareCount: 2 },
];

/** The public site: rendered on the server, hydrated in the browser. */
export default defineConfig({
  cacheDir: 'node_modules/.vite/site',
  plugins: [tailwindcss(), reactRouter(), compileAhead(groups)],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
