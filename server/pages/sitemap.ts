import { escapeXml } from './escape-xml.ts';

/** What stands for the last, varying segment of the paths that begin so. */
export type VaryingSegments = Record<string, () => Promise<readonly string[]> | readonly string[]>;

/** The paths with each varying one in all its forms; those whose forms nobody knows are left out. */
async function expand(paths: readonly string[], varying: VaryingSegments): Promise<string[]> {
  const expanded = await Promise.all(
    paths.map(async (path) => {
      if (!path.includes(':')) return [path];
      const [, above = ''] = /^([^:]*\/):[^/]*$/.exec(path) ?? [];
      const segments = await varying[above]?.();
      return segments?.map((segment) => above + encodeURIComponent(segment)) ?? [];
    }),
  );
  return expanded.flat();
}

/** The sitemap, XML, of the pages below an origin. */
export async function sitemapOf(
  origin: string,
  paths: readonly string[],
  varying: VaryingSegments,
): Promise<string> {
  const lines = (await expand(paths, varying)).map(
    (path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
}
