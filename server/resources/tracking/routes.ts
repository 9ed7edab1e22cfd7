import { appointmentStatusNames } from '#contract/appointments/appointment.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import {
  findRequestInput,
  findRequestPath,
  trackedStates,
} from '#contract/leads/tracked-request.ts';
import { z } from '#contract/zod.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import { nextStep } from '#server/resources/leads/docs.ts';
import { createSubmissionServices } from '#server/resources/leads/submission-services.ts';
import { findRequest, ReferenceTries } from './find-request.ts';

const states = Object.keys(trackedStates) as (keyof typeof trackedStates)[];

const tracked = nameSchema(
  'TrackedRequest',
  z.object({
    reference: z.string(),
    noun: z.string(),
    state: z.enum(states),
    sentAt: moment,
    step: nextStep,
    appointment: z.nullable(
      z.object({
        kind: z.enum(appointmentKindNames),
        startAt: moment,
        status: z.enum(appointmentStatusNames),
        url: z.nullable(z.string()),
      }),
    ),
  }),
);

const docs: RouteDocs = {
  operationId: 'findRequest',
  summary: 'Find a request by its reference and phone number',
  description:
    'Answers 200 with null alike for an unknown reference and for another phone number. Failed tries are limited strictly.',
  tag: 'Requests',
  answer: dataAnswer(z.nullable(tracked)),
};

/** Registers how customers find a request again. */
export function registerTracking(api: Api, services: ResourceServices): void {
  const submission = createSubmissionServices(services);
  const tries = new ReferenceTries(services.env.RATE_LIMIT !== 'off');
  api.post(
    findRequestPath,
    { config: { access: 'public', docs }, schema: { body: findRequestInput } },
    async (request, reply) => ({
      success: true,
      data: await services.limitGuesses(request, reply, () =>
        findRequest(submission, tries, request.body),
      ),
    }),
  );
}
