import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import {
  buildExportPath,
  type ExportFormat,
  exportFormats,
  exportQuery,
} from '#contract/http/http.ts';
import { z } from '#contract/zod.ts';
import { recordExport, requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/visible.ts';
import type { Database } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { type RouteDocs, toPascalCase } from '#server/platform/http/openapi/route-docs.ts';
import { writeExport } from '#server/records/export/export-file.ts';
import type { Resource, ResourceList } from '#server/records/resource.ts';
import { resources } from '#server/resources/index.ts';

/** A client that reads nothing for this long is disconnected. */
const stalledMs = 60_000;

/** Each export holds a database connection while it is written, and up to a file until its client has read everything. */
const mostAtOnce = 4;

const tooMany = () =>
  new AppError('too-many', 'Other exports are under way. Please try again in a minute.');

/** Registers the export of every list, with the list's permission. */
export function registerExports(api: Api, database: Database): void {
  let underWay = 0;
  const take = () => {
    if (underWay >= mostAtOnce) throw tooMany();
    underWay += 1;
    return () => {
      underWay -= 1;
    };
  };
  for (const { list, ...resource } of resources) {
    if (list) registerExport(api, database, { ...resource, list, take });
  }
}

const describeExport = ({ slug, tag }: Pick<Resource, 'slug' | 'tag'>): RouteDocs => ({
  operationId: `export${toPascalCase(slug)}`,
  summary: `Export the ${slug.replaceAll('-', ' ')} as CSV or XLSX`,
  description: "Takes the list's query and returns all rows, whatever page and limit say.",
  tag,
  answer: {
    contentTypes: ['text/csv', exportFormats.xlsx],
    description: 'The rows, with a header line',
  },
});

/** `take` reserves a slot and returns a function that releases it. */
function registerExport(
  api: Api,
  database: Database,
  exported: Pick<Resource, 'slug' | 'permission' | 'tag'> & {
    list: ResourceList;
    take: () => () => void;
  },
): void {
  const { slug: kind, permission: access, list, take } = exported;
  const docs = describeExport(exported);
  const { query, select, labelColumn } = list;
  // Every list's query is an object.
  const schema = { querystring: z.safeExtend(query as unknown as z.ZodMiniObject, exportQuery) };
  api.get(
    buildExportPath(list.paths),
    { config: { access, docs }, schema },
    async (request, reply) => {
      const { format, ...wanted } = request.query as { format: ExportFormat };
      const selection = await select(wanted, requireViewer(request), database.db);
      const release = take();
      try {
        const exported = { format, kind, selection, labelColumn };
        const { size, stream } = await writeExport(database, exported, (count) =>
          recordExport(database.db, requireActor(request), { kind, query: wanted, count }),
        );
        // However it ends: completed, failed, or aborted by the client.
        stream.once('close', release);
        const { socket } = request.raw;
        // Injected requests have no real socket.
        if ('resetAndDestroy' in socket) {
          // Without a listener for the timeout, Node closes the connection.
          reply.raw.setTimeout(stalledMs);
          // A reset tells every client and proxy that the file is not complete. Fastify logs the error.
          stream.once('error', () => socket.resetAndDestroy());
        }
        reply.headers({
          'Content-Type': exportFormats[format],
          'Content-Disposition': `attachment; filename="${kind}-${todayInPakistan()}.${format}"`,
          ...(size !== undefined && { 'Content-Length': size }),
          'Cache-Control': 'no-store',
        });
        return reply.send(stream);
      } catch (error) {
        release();
        throw error;
      }
    },
  );
}
