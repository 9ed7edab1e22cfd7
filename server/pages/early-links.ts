const fontPreload = /<link rel="preload" href="([^"]+)" as="font" type="([^"]+)"/g;
const styleSheet = /<link rel="stylesheet" href="([^"]+)"/g;

/**
 * A Link header that names what a page's first paint waits for: its style sheets and fonts. A proxy that has
 * not got the page yet may tell browsers of them while it asks for it (103 Early Hints).
 */
export function earlyLinks(html: Buffer): Record<string, string> {
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
