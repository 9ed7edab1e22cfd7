import type { APIRequestContext } from '@playwright/test';
import { origin } from './address.ts';

/** The result of a crawl. */
export interface CrawledSite {
  /** Pages by path and query, in the order found. */
  pages: string[];
  /** Broken links, each with the page that it is on. */
  dead: string[];
}

interface FetchedPage {
  exists: boolean;
  isPage: boolean;
  /** The source of a page or an SVG; '' for other files. */
  markup: string;
}

/** Lists the URLs within the site that a page refers to. */
function listUrls(html: string, path: string): URL[] {
  const attributes = html.matchAll(/<(?:a|link|img|use|source|script)\b[^>]*>/g);
  const named = [...attributes].flatMap(([tag]) => {
    const [, address = ''] = / (?:href|src)="([^"]*)"/.exec(tag) ?? [];
    const [, set = ''] = / srcset="([^"]*)"/i.exec(tag) ?? [];
    return [address, ...set.split(', ').map((part) => part.split(' ')[0] ?? '')];
  });
  return named
    .filter((address) => address !== '')
    .map((address) => new URL(address.replaceAll('&amp;', '&'), origin + path))
    .filter((url) => url.origin === origin);
}

async function fetchOnce(request: APIRequestContext, path: string): Promise<FetchedPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const type = response.headers()['content-type'] ?? '';
  const isPage = type.startsWith('text/html');
  return {
    exists: response.status() === 200,
    isPage,
    markup: isPage || type.startsWith('image/svg') ? await response.text() : '',
  };
}

const hasAnchor = ({ markup }: FetchedPage, hash: string) =>
  hash === '' || markup.includes(` id="${decodeURIComponent(hash.slice(1))}"`);

/** Follows every link from the home page, in the HTML as served. */
export async function crawl(request: APIRequestContext): Promise<CrawledSite> {
  const responses = new Map<string, FetchedPage>();
  const dead: string[] = [];
  const fetchPage = async (path: string) => {
    const known = responses.get(path);
    if (known) return known;
    const response = await fetchOnce(request, path);
    responses.set(path, response);
    return response;
  };
  const waiting = ['/'];
  const pages = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    pages.add(path);
    for (const { pathname, search, hash } of listUrls((await fetchPage(path)).markup, path)) {
      const target = await fetchPage(pathname + search);
      if (!target.exists || !hasAnchor(target, hash)) {
        dead.push(`${pathname}${search}${hash} on ${path}`);
      } else if (target.isPage) waiting.push(pathname + search);
    }
  }
  return { pages: [...pages], dead };
}
