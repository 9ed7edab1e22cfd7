import lighthouse from 'lighthouse';

/** What Lighthouse says of a page on its phone: scores out of 100, times in ms, sizes in KB as sent. */
export interface PageAudit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  shift: number;
  largestPaintMs: number;
  blockedMs: number;
  scriptKb: number;
  styleKb: number;
  fontKb: number;
  largestPictureKb: number;
  totalKb: number;
  /** The audits that cost points, by name. */
  shortcomings: string[];
}

interface SentFile {
  resourceType: string;
  transferSize: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const kb = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1024;

/** Audits a page once, in the browser that listens on this port, as from a phone on a slow line. */
export async function auditPage(url: string, port: number): Promise<PageAudit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  }
  const { audits } = report;
  const details = audits['network-requests']?.details;
  const files = (details?.type === 'table' ? details.items : []) as unknown as SentFile[];
  const sizesOf = (type?: string) =>
    files.filter((file) => !type || file.resourceType === type).map((file) => file.transferSize);
  const kbOf = (type?: string) => kb(sizesOf(type));
  const scoreOf = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const figureOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    shift: figureOf('cumulative-layout-shift'),
    largestPaintMs: figureOf('largest-contentful-paint'),
    blockedMs: figureOf('total-blocking-time'),
    scriptKb: kbOf('Script'),
    styleKb: kbOf('Stylesheet'),
    fontKb: kbOf('Font'),
    largestPictureKb: Math.max(0, ...sizesOf('Image')) / 1024,
    totalKb: kbOf(),
    shortcomings: Object.values(report.categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}
