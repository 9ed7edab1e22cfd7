import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compileAhead } from './scripts/compile-ahead.ts';

/**
 * Every page loads two chunks: the framework, and the layout with small components that most pages use. The
 * other groups are shared by similar pages. By default there would be forty chunks, each with its own headers,
 * which compress worse by 6 KB.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  },
  {
    name: 'surroundings',
    test: /\/site\/(layout(?!\/(floating-helper|use-hero-out-of-view|menu-cars))|analytics)\/|\/load-later|\/consent-gate|\/use-hydrated|vite\/preload-helper|\/vehicle-photo|\/film\/film|\/ex-factory-label|\/company|\/ui\/(sentence|phone-link)\.|\/catalogue\/(vehicles|(cities|colors)\/words)\.|\/contract\/(dealers\/dealers|format\/(rupees|pakistan-time)|input\/fault|site\/language)\./,
  },
  { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  {
    name: 'studio-picture',
    test: /\/(studio-picture\.tsx|decorations\.ts|left-out\.ts)$/,
  },
  {
    name: 'paint',
    test: /\/paint\.tsx$|\/catalogue\/(colors|pictures\/painted)\.ts$/,
  },
  // A group takes in what it imports, unless a group above has it.
  {
    name: 'forms',
    test: /\/site\/(parts|service)\/words\.|\/site\/forms\/(?!vehicle-|confirmation)|\/city-options\.|\/ui\/(fields|file-field)\.|\/contract\/(input\/(formats|text)|leads\/lead)\.ts$/,
    minShareCount: 2,
  },
  {
    name: 'prices',
    test: /\/contract\/(on-road\/(tariffs|match-line|jurisdictions)|prices\/pricing|format\/(day-words|rupee-range|words))\.|\/price-sums\.|\/catalogue\/trims\./,
  },
  { name: 'days', test: /\/site\/appointments\/days\./ },
  { name: 'direction', test: /\/contract\/format\/direction\.|\/ui\/stored-text\./ },
  {
    name: 'price-words',
    test: /\/(quote-words|sum-prices|open-facts|site\/quotes\/words)\.ts$/,
    minShareCount: 2,
  },
  {
    name: 'visit-time',
    test: /\/site\/appointments\/(free-slots|suggestions|use-slots|visit-time)\./,
  },
  { name: 'published', test: /\/site\/published\/(?!opened-record|sample-mark)/, minShareCount: 2 },
];

/** What the words of `#words/*` are resolved by. The mode `urdu` builds the site in Urdu, all others in English. */
const resolveWords = (mode: string, conditions: readonly string[]) =>
  mode === 'urdu' ? { resolve: { conditions: ['urdu', ...conditions] } } : {};

/** The public site in one language: rendered on the server, hydrated in the browser. */
export default defineConfig(({ command, mode }) => ({
  cacheDir: `node_modules/.vite/site-${mode}`,
  // Development only: Vite reloads the page when it discovers a dependency late.
  optimizeDeps: { entries: ['site/root.tsx', 'site/routes/**/*.tsx'] },
  plugins: [tailwindcss(), reactRouter(), compileAhead(groups)],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // A route may import at once what others load on demand; a busy machine builds slowly.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
  },
  // Otherwise Node loads all 1,700 icons of the library, not only those that pages use: 18 MB of memory.
  ...(command === 'build' && { ssr: { noExternal: ['lucide-react'] } }),
  environments: {
    ssr: resolveWords(mode, defaultServerConditions),
    client: {
      ...resolveWords(mode, defaultClientConditions),
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
}));
