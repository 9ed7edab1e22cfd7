import type { FastifyInstance } from 'fastify';
import { appointmentPage } from '#contract/appointments/appointment.ts';
import { AppError } from '#server/platform/errors.ts';
import { refuseForeignWrites } from '#server/platform/http/origin.ts';
import { limitRequests } from '#server/platform/http/rate-limits.ts';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { siteOrigin } from '#server/platform/http/site-origin.ts';
import { buildOwnFile } from '#server/resources/appointments/own-appointment.ts';
import { acceptPlainForms, handleForm } from './form-routes.ts';
import { privateHeaders } from './private-pages.ts';
import type { Rendering } from './render-routes.ts';

const isPublic = { config: { access: 'public' } } as const;

/**
 * Registers what belongs to the page of an appointment: its forms, and its calendar file. The secret in the address
 * authorizes, not a cookie, so forms may come with the `null` Origin that a page without referrer sends.
 */
export async function registerAppointments(
  app: FastifyInstance,
  rendering: Rendering,
): Promise<void> {
  const { database, env } = rendering.services;
  addSecurityHeaders(app, env.PUBLIC_URL);
  refuseForeignWrites(app, env.PUBLIC_URL, { acceptsNull: true });
  limitRequests(app, rendering.countRequest);
  acceptPlainForms(app);
  app.post(`${appointmentPage}/:token`, isPublic, (request, reply) =>
    handleForm(rendering, request, reply),
  );
  app.get<{ Params: { token: string } }>(
    `${appointmentPage}/:token.ics`,
    isPublic,
    async ({ params }, reply) => {
      reply.headers(privateHeaders);
      const file = await buildOwnFile(database.db, params.token, siteOrigin(env)).catch((error) => {
        if (error instanceof AppError && error.code === 'not-found') return null;
        throw error;
      });
      if (file === null) return reply.status(404).type('text/plain').send('Not found\n');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="appointment.ics"')
        .send(file);
    },
  );
}
