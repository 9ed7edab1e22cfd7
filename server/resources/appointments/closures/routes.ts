import {
  closureAdmin,
  closureInput,
  closureQuery,
  closureUpdate,
} from '#contract/appointments/closures.ts';
import { idParams } from '#contract/http/http.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/viewer.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import { registerRecordRoutes } from '#server/records/routes.ts';
import { createAppointmentLinks } from '../links.ts';
import { closureDocs, hitDocs, listDocs } from './docs.ts';
import { listHitAppointments } from './hit-appointments.ts';
import { listClosures } from './list.ts';
import { offerOtherTimes } from './offers.ts';
import { createClosureOperations, findClosure } from './records.ts';

const { paths, permission } = closureAdmin;

/** Registers which appointments a closure hits, and how staff offer their customers other times. */
function registerHits(api: Api, { env, database: { db }, mail }: ResourceServices): void {
  const schema = { params: idParams };
  const links = createAppointmentLinks(db);
  api.get(
    `${paths.records}/:id/appointments`,
    { config: { access: permission, docs: hitDocs.list }, schema },
    async (request) => {
      const viewer = requireViewer(request);
      const closure = await findClosure(db, request.params.id, viewer);
      return { success: true, data: await listHitAppointments(db, closure, viewer) };
    },
  );
  api.post(
    `${paths.records}/:id/offers`,
    { config: { access: permission, docs: hitDocs.offer }, schema },
    async (request) => {
      const viewer = requireViewer(request);
      const closure = await findClosure(db, request.params.id, viewer);
      const offerer = { viewer, actor: requireActor(request) };
      const data = await offerOtherTimes({ db, env, links }, closure, offerer);
      mail.wake();
      return { success: true, data };
    },
  );
}

/** Registers how staff manage closures. */
export function registerClosures(api: Api, services: ResourceServices): void {
  const { db } = services.database;
  api.get(
    paths.records,
    { config: { access: permission, docs: listDocs }, schema: { querystring: closureQuery } },
    async (request) => ({
      success: true,
      ...(await listClosures(db, request.query, requireViewer(request))),
    }),
  );
  const endpoint = {
    path: paths.records,
    permission,
    input: closureInput,
    update: closureUpdate,
    docs: closureDocs,
  };
  registerRecordRoutes(api, endpoint, (viewer) => createClosureOperations(db, viewer));
  registerHits(api, services);
}
