import type { Fault } from './fault.ts';

/** Faults in public pages: their heads, headers, caches and texts. */
export const pageFaults: readonly Fault[] = [
  {
    promise: 'No other site can frame a page',
    file: 'server/platform/http/security-headers.ts',
    find: `    "form-action 'self'",
    "frame-ancestors 'none'",`,
    replace: `    "form-action 'self'",`,
    caughtBy: 'tests/api/pages.test.ts',
    test: 'has the security headers, and so have files, redirects and errors',
  },
  {
    promise: 'The content security policy holds the hashes of the page’s own scripts',
    file: 'server/delivery/pages/finished-html.ts',
    find: "'base64')}'`);",
    replace: "'base64url')}'`);",
    caughtBy: 'tests/api/pages.test.ts',
    test: 'allows its own inline scripts by hash and nothing else inline',
  },
  {
    promise: 'A page is rendered again when its content changes',
    file: 'server/delivery/pages/page-cache.ts',
    find: 'if (page.shows.has(kind)) this.#entries.delete(key);',
    replace: 'if (page.shows.has(kind)) key.trim();',
    caughtBy: 'tests/api/page-cache.test.ts',
    test: 'a page is cached until a change is announced',
  },
  {
    promise: 'A page names its own canonical address',
    file: 'site/page-meta.ts',
    find: "rel: 'canonical', href: address }",
    replace: "rel: 'canonical', href: `${publicUrl}/` }",
    caughtBy: 'tests/api/search-engines.test.ts',
    test: 'lists only pages that exist, by canonical address',
  },
  {
    promise: 'A page has a title',
    file: 'site/page-meta.ts',
    find: '    { title: `${title} | ${siteName}` },\n',
    replace: '',
    caughtBy: 'tests/e2e/pages.spec.ts',
    test: '/faq is accessible, fits every window',
  },
  {
    promise: 'The sitemap lists every article',
    file: 'server/delivery/pages/crawlers.ts',
    find: 'segments?.map((segment)',
    replace: 'segments?.slice(1).map((segment)',
    caughtBy: 'tests/api/search-engines.test.ts',
    test: 'lists static pages and every active article',
  },
  {
    promise: 'A customer’s appointment page is not indexed, and its address goes to no other site',
    file: 'server/delivery/pages/private-pages.ts',
    find: '`${appointmentPage}/`, ',
    replace: '',
    caughtBy: 'tests/api/appointment-page.test.ts',
    test: 'is not cached, indexed or named to other sites',
  },
  {
    promise:
      'The page of a customer’s request is not indexed, and its address goes to no other site',
    file: 'server/delivery/pages/private-pages.ts',
    find: '`${trackPage}/`, ',
    replace: '',
    caughtBy: 'tests/api/own-request-page.test.ts',
    test: 'is not cached, indexed or named to other sites',
  },
  {
    promise: 'Formatted text never becomes a link that runs a script',
    file: 'server/records/rich-text.ts',
    find: "if (token.type === 'link' && isAllowedLink(token.href))",
    replace: "if (token.type === 'link')",
    caughtBy: 'server/records/rich-text.test.ts',
    test: 'a link to "javascript:alert(1)" stays text',
  },
];
