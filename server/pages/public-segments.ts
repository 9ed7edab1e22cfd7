import { legacyIcon, manifestIcons, touchIcon } from '#catalogue/app-icons.ts';
import { documentsSegment } from '#catalogue/documents.ts';
import { picturesSegment } from '#catalogue/pictures/picture.ts';
import { sharingSegment } from '#catalogue/sharing-pictures.ts';
import { publishedSegment } from '#server/files/published.ts';
import { feedSegment } from './feed.ts';

/** First path segments of the public site's pages (document 1, section 2). */
const pageSegments = [
  'about-us',
  'after-sales',
  'become-a-dealer',
  'book-now',
  'book-service',
  'careers',
  'contact-us',
  'cookies',
  'faq',
  'features',
  'find-a-dealer',
  'models',
  'news',
  'news-and-events',
  'newsletter',
  'parts-request',
  'privacy',
  'test-drive',
  'warranty',
] as const;

const publicSegments: ReadonlySet<string> = new Set(pageSegments);

/** Of the site's files in its root. */
const rootFiles = [legacyIcon, touchIcon, ...manifestIcons].map(({ file }) => file);

/** What the back office's secret segment may not be: a page, or something else the server answers. */
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
]);

/** Whether a path, without query, can be a page of the public site. */
export function isPublicPath(path: string): boolean {
  if (path === '/') return true;
  const [empty, segment = ''] = path.split('/');
  return empty === '' && publicSegments.has(segment) && /^[\w./~%-]+$/.test(path);
}
