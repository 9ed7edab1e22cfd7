import { escapeXml } from './escape-xml.ts';

/** The values of the last path segment, a route parameter, by the path before it. */
export type ParameterValues = Record<string, () => Promise<readonly string[]> | readonly string[]>;

/** Replaces each path with a parameter by one path per value. Drops paths whose values are unknown. */
export async function expandPaths(
  paths: readonly string[],
  parameterValues: ParameterValues,
): Promise<string[]> {
  const expanded = await Promise.all(
    paths.map(async (path) => {
      if (!path.includes(':')) return [path];
      const [, parentPath = ''] = /^([^:]*\/):[^/]*$/.exec(path) ?? [];
      const segments = await parameterValues[parentPath]?.();
      return segments?.map((segment) => parentPath + encodeURIComponent(segment)) ?? [];
    }),
  );
  return expanded.flat();
}

/** Renders the XML sitemap of these paths below an origin. */
export async function renderSitemap(
  origin: string,
  paths: readonly string[],
  parameterValues: ParameterValues,
): Promise<string> {
  const lines = (await expandPaths(paths, parameterValues)).map(
    (path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
}
