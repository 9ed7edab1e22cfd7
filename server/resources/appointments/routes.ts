import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import {
  appointmentChange,
  moveInput,
  ownSlotQuery,
  appointmentPaths as paths,
  planInput,
  type RequestAppointment,
  slotQuery,
  tokenParams,
} from '#contract/appointments/appointment.ts';
import { calendarQuery } from '#contract/appointments/calendar.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { idParams } from '#contract/http/http.ts';
import type { Language } from '#contract/site/language.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { isVisibleTo } from '#server/resources/leads/scope.ts';
import { readCalendar } from './calendar.ts';
import {
  type Changer,
  canSee,
  changeByStaff,
  shownAppointmentColumns,
} from './change-appointment.ts';
import { cancelOwn, moveOwn } from './change-own.ts';
import { appointmentDocs as docs } from './docs.ts';
import { buildOwnUrl, createAppointmentLinks } from './links.ts';
import type { NoticeServices } from './notices.ts';
import { listOwnSlots, readOwn } from './own-appointment.ts';
import { planAppointment } from './plan-appointment.ts';
import { findRequestType } from './read-appointment.ts';
import { appointments } from './schema.ts';
import { listSlotDays } from './slots.ts';

type Services = Pick<ResourceServices, 'database' | 'env' | 'mail' | 'emailLimiter'>;

/** Registers the visitors' routes: free times, and their own appointment by its secret link. */
export function registerOwnAppointments(
  api: Api,
  { database: { db }, mail, emailLimiter }: Services,
): void {
  const access = 'public';
  api.get(
    paths.slots,
    { config: { access, docs: docs.slots }, schema: { querystring: slotQuery } },
    async ({ query: { from, days, ...request } }) => ({
      success: true,
      data: await listSlotDays(db, request, { from, days }),
    }),
  );
  const schema = { params: tokenParams };
  api.get(
    paths.byToken,
    { config: { access, docs: docs.readOwn }, schema },
    async ({ params }) => ({
      success: true,
      data: await readOwn(db, params.token),
    }),
  );
  api.get(
    `${paths.byToken}/slots`,
    { config: { access, docs: docs.ownSlots }, schema: { ...schema, querystring: ownSlotQuery } },
    async ({ params, query }) => ({
      success: true,
      data: await listOwnSlots(db, params.token, query),
    }),
  );
  api.post(
    `${paths.byToken}/move`,
    { config: { access, docs: docs.moveOwn }, schema: { ...schema, body: moveInput } },
    async ({ params: { token }, body, ip: sender }) => {
      const data = await moveOwn({ db, emailLimiter, token, sender }, body.slot);
      mail.wake();
      return { success: true, message: 'Your appointment is moved', data };
    },
  );
  api.post(
    `${paths.byToken}/cancel`,
    { config: { access, docs: docs.cancelOwn }, schema },
    async ({ params: { token }, ip: sender }) => {
      const data = await cancelOwn({ db, emailLimiter, token, sender });
      mail.wake();
      return { success: true, message: 'Your appointment is cancelled', data };
    },
  );
}

const readChanger = (request: FastifyRequest): Changer => ({
  actor: requireActor(request),
  viewer: requireViewer(request),
  basedOn: readVersion(request),
});

/** Finds the type of the request with this id, if a viewer may see it. Throws 'not-found'. */
async function requireRequestType(db: Db, id: string, viewer: Viewer): Promise<Lead> {
  for (const kind of appointmentKindNames.filter((one) => canSee(one, viewer))) {
    const lead = findRequestType(kind);
    const { table } = lead;
    const found = await db
      .select({ _id: table._id })
      .from(table)
      .where(and(eq(table._id, id), isVisibleTo(lead, viewer)));
    if (found.length > 0) return lead;
  }
  throw notFound('request');
}

/** Finds the appointment of a request that a viewer may see; null if it has none. Throws 'not-found'. */
async function findOfRequest(
  { db, env, links }: NoticeServices,
  id: string,
  viewer: Viewer,
): Promise<RequestAppointment | null> {
  const { table } = await requireRequestType(db, id, viewer);
  const [found] = await db
    .select({ ...shownAppointmentColumns, language: sql<Language>`${table.language}` })
    .from(appointments)
    .innerJoin(table, eq(table._id, appointments.requestId))
    .where(eq(appointments.requestId, id));
  if (!found) return null;
  const { language, ...appointment } = found;
  const link = await buildOwnUrl({ env, links }, appointment._id, language);
  return { ...appointment, link };
}

/** Registers how staff see and change appointments. */
export function registerCalendar(
  api: Api,
  { database: { db }, env, mail }: Omit<Services, 'emailLimiter'>,
): void {
  const access = 'appointments';
  const links = createAppointmentLinks(db);
  const schema = { params: idParams };
  api.get(
    paths.calendar,
    { config: { access, docs: docs.calendar }, schema: { querystring: calendarQuery } },
    async (request) => ({
      success: true,
      data: await readCalendar(db, request.query, requireViewer(request)),
    }),
  );
  api.get(
    paths.ofRequest,
    { config: { access, docs: docs.ofRequest }, schema },
    async (request) => ({
      success: true,
      data: await findOfRequest({ db, env, links }, request.params.id, requireViewer(request)),
    }),
  );
  api.post(
    paths.ofRequest,
    { config: { access, docs: docs.plan }, schema: { ...schema, body: planInput } },
    async (request, reply) => {
      const { id } = request.params;
      const lead = await requireRequestType(db, id, requireViewer(request));
      const planned = { lead, id };
      const data = await planAppointment(db, links, planned, request.body, readChanger(request));
      mail.wake();
      reply.status(201);
      return { success: true, data };
    },
  );
  api.patch(
    `${paths.records}/:id`,
    { config: { access, docs: docs.change }, schema: { ...schema, body: appointmentChange } },
    async (request) => {
      const { id } = request.params;
      const data = await changeByStaff(db, id, request.body, readChanger(request));
      mail.wake();
      return { success: true, data };
    },
  );
}
