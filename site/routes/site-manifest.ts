import { manifestIcons } from '#catalogue/app-icons.ts';
import * as words from '#words/site/layout';
import favicon from '../favicon.svg';
import { siteName } from '../page-meta.ts';

/** The web app manifest, for the home screens of phones. */
export function loader() {
  const manifest = {
    name: siteName,
    short_name: 'HAVAL',
    description: words.tagline,
    lang: words.language,
    dir: words.direction,
    start_url: words.languageRoot || '/',
    scope: words.languageRoot || '/',
    display: 'minimal-ui',
    background_color: '#0b0d10',
    theme_color: '#0b0d10',
    icons: [
      { src: favicon, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...manifestIcons.map(({ file, sizePx, shape }) => ({
        src: `/${file}`,
        type: 'image/png',
        sizes: `${sizePx}x${sizePx}`,
        purpose: shape === 'full' ? 'maskable' : 'any',
      })),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
