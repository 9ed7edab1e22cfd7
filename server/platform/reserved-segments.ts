import { legacyIcon, manifestIcons, touchIcon } from '#catalogue/app-icons.ts';
import { documentsSegment } from '#catalogue/documents.ts';
import { picturesSegment } from '#catalogue/pictures/picture.ts';
import { sharedPages } from '#catalogue/shared-pages.ts';
import { sharingSegment } from '#catalogue/sharing-pictures.ts';
import { urduRoot } from '#contract/site/language.ts';
import { publishedSegment } from '#server/platform/files/published.ts';

/** The path segment of the news feed. */
export const feedSegment = 'news.xml';

/** First path segments of pages without a sharing picture of their own. */
const unsharedSegments = ['appointment', 'news', 'quote', 'track'];

/** First path segments of the public site's pages, see docs/spec/public-site.md#pages. */
export const pageSegments: readonly string[] = [
  ...new Set([
    ...sharedPages.map(({ path }) => path.split('/')[1] ?? '').filter(Boolean),
    ...unsharedSegments,
  ]),
];

/** Files at the root of the site. */
const rootFiles = [legacyIcon, touchIcon, ...manifestIcons].map(({ file }) => file);

/** Segments that ADMIN_PATH must not take, because the server uses them. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...pageSegments,
  ...rootFiles,
  'api',
  'assets',
  documentsSegment,
  'healthz',
  'media',
  feedSegment,
  picturesSegment,
  publishedSegment,
  'readyz',
  'robots.txt',
  sharingSegment,
  'site.webmanifest',
  'sitemap.xml',
  urduRoot.slice(1),
]);
