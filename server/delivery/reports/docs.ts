import type { ReportName } from '#contract/reports/reports.ts';
import { z } from '#contract/zod.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import { type RouteDocs, toPascalCase } from '#server/platform/http/openapi/route-docs.ts';

const tag = 'Reports';
const count = z.int();
const minutes = z.nullable(z.number());

const rowSchemas: Record<ReportName, z.ZodMiniType> = {
  funnel: z.object({
    kind: z.string(),
    total: count,
    byStatus: z.record(z.string(), count),
  }),
  response: z.object({
    kind: z.string(),
    targetMinutes: minutes,
    requests: count,
    answered: count,
    medianMinutes: minutes,
    p90Minutes: minutes,
    withinTarget: z.nullable(count),
    due: z.nullable(count),
  }),
  sources: z.object({ source: z.nullable(z.string()), requests: count, completed: count }),
  appointments: z.object({
    kind: z.string(),
    appointments: count,
    kept: count,
    otherwiseCompleted: count,
    noShow: z.nullable(count),
    cancelled: count,
    open: count,
    moved: count,
  }),
};

const summaries: Record<ReportName, string> = {
  funnel: 'Count the requests of a period by type and status',
  response: 'Measure the first responses to the requests of a period, in opening hours',
  sources: 'Count the requests of a period, and the completed ones, by source',
  appointments: 'Count what became of the appointments of a period',
};

/** Describes the route of a report. */
export const describeReport = (name: ReportName): RouteDocs => ({
  operationId: `read${toPascalCase(name)}Report`,
  summary: summaries[name],
  description:
    'The last 30 days unless `from` and `to` say otherwise, at most 366. Holds the types that the account may see.',
  tag,
  answer: dataAnswer(
    z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      rows: z.array(rowSchemas[name]),
      ...(name === 'sources' && {
        others: z.optional(z.object({ sources: count, requests: count, completed: count })),
      }),
    }),
  ),
});

/** Describes the route of a report's CSV file. */
export const describeExport = (name: ReportName): RouteDocs => ({
  operationId: `export${toPascalCase(name)}Report`,
  summary: `Export the report of ${name} as CSV`,
  tag,
  answer: { contentTypes: ['text/csv'], description: 'The rows, with a header line' },
});
