import { Readable } from 'node:stream';
import { exportPathOf } from '#contract/list-export.ts';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordExport } from '#server/audit/record.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Api } from '#server/http/api.ts';
import type { Exportable } from './exportable.ts';
import { csvFile } from './file.ts';
import { openExport } from './open-export.ts';
import { exportables } from './registry.ts';

/** Each holds a connection of its own for as long as its reader takes. */
const mostAtOnce = 4;

const tooMany = () =>
  new AppError('too-many', 'Other exports are under way. Please try again in a minute.');

/** Every staff list as a CSV file, to those who may see the list. */
export function registerExports(api: Api, database: Database): void {
  let underWay = 0;
  const take = () => {
    if (underWay >= mostAtOnce) throw tooMany();
    underWay += 1;
    return () => {
      underWay -= 1;
    };
  };
  for (const list of exportables) registerExport(api, database, { ...list, take });
}

/** `take` takes one of the few places and answers how to give it back. */
function registerExport(
  api: Api,
  database: Database,
  list: Exportable<unknown> & { take: () => () => void },
): void {
  const { kind, permission: access, query, selectionOf, take } = list;
  const schema = { querystring: query };
  api.get(exportPathOf(list.paths), { config: { access }, schema }, async (request, reply) => {
    const selection = selectionOf(request.query, request.staff?.permissions ?? []);
    const giveBack = take();
    try {
      const rows = await openExport(database, selection, (tx, count) =>
        recordExport(tx, actorOf(request), { kind, query: request.query as object, count }),
      );
      const file = Readable.from(csvFile(selection, rows));
      // However it ends: read to the end, given up by the reader, broken off by the database.
      file.once('close', () => {
        giveBack();
        rows.close();
      });
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${kind}-${todayInPakistan()}.csv"`,
        'Cache-Control': 'no-store',
      });
      return reply.send(file);
    } catch (error) {
      giveBack();
      throw error;
    }
  });
}
