import lighthouse from 'lighthouse';

/** Lighthouse's results for a page on a phone: scores out of 100, times in ms, transfer sizes in KB. */
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
  /** Names of the audits that cost points. */
  shortcomings: string[];
}

interface SentFile {
  resourceType: string;
  transferSize: number;
}

/** API responses are excluded from the budgets, because they grow with the lists. */
const apiTypes = ['Fetch', 'XHR'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const kb = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1024;

/** Audits a page once, in the browser that listens on this port, as a phone on a slow connection. */
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
  const listSizes = (type: string) =>
    files.filter(({ resourceType }) => resourceType === type).map((file) => file.transferSize);
  const sumKilobytes = (type: string) => kb(listSizes(type));
  const counted = files.filter(({ resourceType }) => !apiTypes.includes(resourceType));
  const readScore = (category: string) =>
    Math.round((report.categories[category]?.score ?? 0) * 100);
  const readFigure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: readScore('performance'),
    accessibility: readScore('accessibility'),
    bestPractices: readScore('best-practices'),
    seo: readScore('seo'),
    shift: readFigure('cumulative-layout-shift'),
    largestPaintMs: readFigure('largest-contentful-paint'),
    blockedMs: readFigure('total-blocking-time'),
    scriptKb: sumKilobytes('Script'),
    styleKb: sumKilobytes('Stylesheet'),
    fontKb: sumKilobytes('Font'),
    largestPictureKb: Math.max(0, ...listSizes('Image')) / 1024,
    totalKb: kb(counted.map(({ transferSize }) => transferSize)),
    shortcomings: Object.values(report.categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}
