const fontPreload = /<link rel="preload" href="([^"]+)" as="font" type="([^"]+)"/g;
const styleSheet = /<link rel="stylesheet" href="([^"]+)"/g;

/**
 * Builds a Link header with what blocks a page's first paint: its style sheets and fonts. A proxy may send it
 * to browsers as 103 Early Hints while it fetches the page.
 */
export function buildLinkHeader(html: Buffer): Record<string, string> {
  const head = html.toString('latin1', 0, html.indexOf('</head>'));
  const sheets = [...head.matchAll(styleSheet)].map(
    ([, href]) => `<${href}>; rel=preload; as=style`,
  );
  const fonts = [...head.matchAll(fontPreload)].map(
    ([, href, type]) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`,
  );
  const links = [...sheets, ...fonts];
  return links.length > 0 ? { Link: links.join(', ') } : {};
}
