import { eq, isNull, or, type SQL } from 'drizzle-orm';
import { type Closure, closureAdmin } from '#contract/appointments/closures.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { idParams } from '#contract/http/http.ts';
import { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { findRecord } from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import { appointmentTag as tag } from '../docs.ts';
import { createAppointmentLinks } from '../links.ts';
import { closures } from '../schema.ts';
import { listHitAppointments } from './hit-appointments.ts';
import { offerOtherTimes } from './offers.ts';

const { slug, paths, permission, texts } = closureAdmin;
const records = defineRecords(closures, { kind: slug, noun: texts.noun.one });

/** The condition for a dealer's closures, including those of all dealers. */
export const concernsDealer = (id: string): SQL | undefined =>
  or(isNull(closures.dealerId), eq(closures.dealerId, id));

/** The condition for closures that a viewer may see: those of their dealer, and those of all dealers. */
export const isSeenBy = (viewer: Viewer): SQL | undefined =>
  viewer.dealerId === null ? undefined : concernsDealer(viewer.dealerId);

/** Finds a closure that a viewer may see. Throws 'not-found'. */
const findClosure = (db: Db, id: string, viewer: Viewer): Promise<Closure> =>
  findRecord<Closure>(db, { ...records, scope: isSeenBy(viewer) }, id);

const hit = nameSchema(
  'HitAppointment',
  z.object({
    _id: z.guid(),
    kind: z.enum(appointmentKindNames),
    requestId: z.guid(),
    dealerId: z.nullable(z.guid()),
    startAt: moment,
    name: z.string(),
    phone: z.string(),
    vehicle: z.string(),
    hasEmail: z.boolean(),
    offeredAt: z.nullable(moment),
  }),
);

const docs = {
  list: {
    operationId: 'listAppointmentsOfClosure',
    summary: 'List the appointments to come in the time of a closure',
    description: 'None for one that opens. An account of a dealer sees its own only.',
    tag,
    answer: dataAnswer(z.array(hit)),
  },
  offer: {
    operationId: 'offerOtherTimes',
    summary: 'Email other times to the customers of the appointments in the time of a closure',
    description: 'Each customer gets one email per closure, however often this is called.',
    tag,
    answer: dataAnswer(z.object({ emailed: z.int(), withoutAddress: z.array(hit) })),
  },
} satisfies Record<string, RouteDocs>;

/** Registers how staff list the appointments during a closure, and offer their customers other times. */
export function registerHits(api: Api, { env, database: { db }, mail }: ResourceServices): void {
  const schema = { params: idParams };
  const links = createAppointmentLinks(db);
  api.get(
    `${paths.records}/:id/appointments`,
    { config: { access: permission, docs: docs.list }, schema },
    async (request) => {
      const viewer = requireViewer(request);
      const closure = await findClosure(db, request.params.id, viewer);
      return { success: true, data: await listHitAppointments(db, closure, viewer) };
    },
  );
  api.post(
    `${paths.records}/:id/offers`,
    { config: { access: permission, docs: docs.offer }, schema },
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
