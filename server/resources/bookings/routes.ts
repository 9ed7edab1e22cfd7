import { bookingPaths, paymentInput, reverseInput } from '#contract/bookings/payments.ts';
import { idempotencyKeyHeader, idParams, submitHeaders } from '#contract/http/http.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { keyFromHeader } from '#server/platform/idempotency/idempotency-key.ts';
import { bookingDocs as docs } from './docs.ts';
import { notePayment, reversePayment } from './payments.ts';
import { readStaffProgress } from './progress.ts';

const access = vehicleBooking.permission;

const paymentParams = z.extend(idParams, {
  paymentId: z.guid({ error: 'There is no payment with this id' }),
});

/** Registers how staff read a booking's progress, and note and reverse its payments. */
export function registerBookings(api: Api, db: Db): void {
  api.get(
    bookingPaths.progress(':id'),
    { config: { access, docs: docs.progress }, schema: { params: idParams } },
    async (request) => ({
      success: true,
      data: await readStaffProgress(db, request.params.id, requireViewer(request)),
    }),
  );

  api.post(
    bookingPaths.payments(':id'),
    {
      config: { access, docs: docs.note },
      schema: { params: idParams, body: paymentInput, headers: submitHeaders },
    },
    async (request, reply) => {
      const act = {
        bookingId: request.params.id,
        viewer: requireViewer(request),
        actor: requireActor(request),
      };
      const key = keyFromHeader(request.headers[idempotencyKeyHeader]);
      const data = await notePayment(db, act, request.body, key);
      reply.status(201);
      return { success: true, data };
    },
  );

  api.post(
    bookingPaths.reverse(':id', ':paymentId'),
    {
      config: { access, docs: docs.reverse },
      schema: { params: paymentParams, body: reverseInput },
    },
    async (request) => {
      const { id, paymentId } = request.params;
      const act = {
        bookingId: id,
        viewer: requireViewer(request),
        actor: requireActor(request),
      };
      const data = await reversePayment(db, act, paymentId, request.body.reason);
      return { success: true, data };
    },
  );
}
