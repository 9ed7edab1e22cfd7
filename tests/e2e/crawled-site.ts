import type { APIRequestContext } from '@playwright/test';
import { origin } from './address.ts';

/** What a crawl of the site has come upon. */
export interface CrawledSite {
  /** Pages by path and query, in the order in which they were found. */
  pages: string[];
  /** Links that lead nowhere, each with the page that it is on. */
  dead: string[];
}

interface Answer {
  isThere: boolean;
  isPage: boolean;
  /** Of a page or a drawing; '' of another file. */
  markup: string;
}

/** The addresses within the site that a page names, for people or for the browser. */
function addressesIn(html: string, path: string): URL[] {
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

async function ask(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const type = answer.headers()['content-type'] ?? '';
  const isPage = type.startsWith('text/html');
  return {
    isThere: answer.status() === 200,
    isPage,
    markup: isPage || type.startsWith('image/svg') ? await answer.text() : '',
  };
}

const hasPart = ({ markup }: Answer, hash: string) =>
  hash === '' || markup.includes(` id="${decodeURIComponent(hash.slice(1))}"`);

/** Follows every link from the home page on, as one who runs no script sees them. */
export async function crawl(request: APIRequestContext): Promise<CrawledSite> {
  const answers = new Map<string, Answer>();
  const dead: string[] = [];
  const answerOf = async (path: string) => {
    const known = answers.get(path);
    if (known) return known;
    const answer = await ask(request, path);
    answers.set(path, answer);
    return answer;
  };
  const waiting = ['/'];
  const pages = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    pages.add(path);
    for (const { pathname, search, hash } of addressesIn((await answerOf(path)).markup, path)) {
      const target = await answerOf(pathname + search);
      if (!target.isThere || !hasPart(target, hash)) {
        dead.push(`${pathname}${search}${hash} on ${path}`);
      } else if (target.isPage) waiting.push(pathname + search);
    }
  }
  return { pages: [...pages], dead };
}
