import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { buildReportTable } from '#contract/reports/report-tables.ts';
import {
  reportPermission as access,
  buildReportPath,
  type Report,
  type ReportName,
  reportNames,
  reportQuery,
} from '#contract/reports/reports.ts';
import { requireViewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { byteOrderMark, csvLine, formatCell } from '#server/records/export/csv.ts';
import { readAppointments } from './appointments.ts';
import { describeExport, describeReport } from './docs.ts';
import { type ReportScope, readScope } from './period.ts';
import { readResponseTimes } from './response.ts';
import { readFunnel, readSources } from './sources.ts';

type Part<Name extends ReportName> = Pick<Report<Name>, 'rows' | 'others'>;

const readers: { [Name in ReportName]: (db: Db, scope: ReportScope) => Promise<Part<Name>> } = {
  funnel: async (db, scope) => ({ rows: await readFunnel(db, scope) }),
  response: async (db, scope) => ({ rows: await readResponseTimes(db, scope) }),
  sources: readSources,
  appointments: async (db, scope) => ({ rows: await readAppointments(db, scope) }),
};

/** Formats a report as a CSV file, without personal data: only the names of sources come from visitors. */
function formatReport<Name extends ReportName>(name: Name, report: Report<Name>): string {
  const { columns, rows } = buildReportTable(name, report);
  const lines = [columns, ...rows].map((cells) => csvLine(cells.map(formatCell)));
  return byteOrderMark + lines.join('');
}

/** Registers the reports and their CSV files. `db` is the connection pool for statistics. */
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
    { config: { access, docs: describeExport(name) }, schema },
    async (request, reply) => {
      const report = await read(readScope(request.query, requireViewer(request)));
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="report-${name}-${todayInPakistan()}.csv"`,
        'Cache-Control': 'no-store',
      });
      return reply.send(formatReport(name, report));
    },
  );
}
