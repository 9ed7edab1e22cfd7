import type { Readable } from 'node:stream';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { type ExportFormat, exportFormats, exportQuery } from '#contract/http/http.ts';
import { buildReportTable } from '#contract/reports/report-tables.ts';
import {
  reportPermission as access,
  buildReportPath,
  type Report,
  type ReportName,
  reportNames,
  reportQuery,
} from '#contract/reports/reports.ts';
import { z } from '#contract/zod.ts';
import { requireViewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import { type RouteDocs, toPascalCase } from '#server/platform/http/openapi/route-docs.ts';
import { formatRows } from '#server/records/export/copied-rows.ts';
import { byteOrderMark, csvLine, formatCell } from '#server/records/export/csv.ts';
import { xlsxFile } from '#server/records/export/xlsx.ts';
import { readAppointments } from './appointments.ts';
import { readOwners } from './owners.ts';
import { type ReportScope, readScope } from './period.ts';
import { readResponseTimes } from './response.ts';
import { readFunnel, readSources } from './sources.ts';

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
  owners: z.object({
    owner: z.nullable(z.string()),
    requests: count,
    answered: count,
    medianMinutes: minutes,
    withinTarget: count,
    due: count,
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
  owners: 'Measure the first responses to the requests of a period by owner',
  sources: 'Count the requests of a period, and the completed ones, by source',
  appointments: 'Count what became of the appointments of a period',
};

/** Describes the route of a report. */
const describeReport = (name: ReportName): RouteDocs => ({
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

/** Describes the route of a report's file. */
const describeExport = (name: ReportName): RouteDocs => ({
  operationId: `export${toPascalCase(name)}Report`,
  summary: `Export the report of ${name} as CSV or XLSX`,
  tag,
  answer: {
    contentTypes: ['text/csv', exportFormats.xlsx],
    description: 'The rows, with a header line',
  },
});

type Part<Name extends ReportName> = Pick<Report<Name>, 'rows' | 'others'>;

const readers: { [Name in ReportName]: (db: Db, scope: ReportScope) => Promise<Part<Name>> } = {
  funnel: async (db, scope) => ({ rows: await readFunnel(db, scope) }),
  response: async (db, scope) => ({ rows: await readResponseTimes(db, scope) }),
  owners: async (db, scope) => ({ rows: await readOwners(db, scope) }),
  sources: readSources,
  appointments: async (db, scope) => ({ rows: await readAppointments(db, scope) }),
};

/** Builds the file of a report, without visitors' data: only the names of sources come from them. */
function buildReportFile<Name extends ReportName>(
  format: ExportFormat,
  name: Name,
  report: Report<Name>,
): string | Readable {
  const { columns, rows } = buildReportTable(name, report);
  if (format === 'csv') {
    const lines = [columns, ...rows].map((cells) => csvLine(cells.map(formatCell)));
    return byteOrderMark + lines.join('');
  }
  const described = columns.map(
    (label, place) =>
      ({
        label,
        type: rows.some((cells) => typeof cells[place] === 'string') ? 'text' : 'number',
      }) as const,
  );
  return xlsxFile(name, described, [formatRows(rows)]);
}

/** Registers the reports and their files. `db` is the connection pool for statistics. */
export function registerReports(api: Api, db: Db): void {
  for (const name of reportNames) registerReport(api, db, name);
}

function registerReport<Name extends ReportName>(api: Api, db: Db, name: Name): void {
  const schema = { querystring: reportQuery };
  const read = async (scope: ReportScope): Promise<Report<Name>> => {
    const { from, to } = scope;
    return { from, to, ...(await readers[name](db, scope)) };
  };
  api.get(
    buildReportPath(name),
    { config: { access, docs: describeReport(name) }, schema },
    async (request) => ({
      success: true,
      data: await read(readScope(request.query, requireViewer(request))),
    }),
  );
  api.get(
    `${buildReportPath(name)}/export`,
    {
      config: { access, docs: describeExport(name) },
      schema: { querystring: z.extend(reportQuery, exportQuery) },
    },
    async (request, reply) => {
      const { format, ...wanted } = request.query;
      const report = await read(readScope(wanted, requireViewer(request)));
      reply.headers({
        'Content-Type': exportFormats[format],
        'Content-Disposition': `attachment; filename="report-${name}-${todayInPakistan()}.${format}"`,
        'Cache-Control': 'no-store',
      });
      return reply.send(buildReportFile(format, name, report));
    },
  );
}
