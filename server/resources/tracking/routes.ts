import { appointmentStatusNames } from '#contract/appointments/appointment.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { timelineParams } from '#contract/leads/timeline.ts';
import {
  findRequestInput,
  findRequestPath,
  trackedStates,
} from '#contract/leads/tracked-request.ts';
import {
  callInput,
  correctionInput,
  emailCodeInput,
  messageInput,
  type OwnRequest,
  ownEmailInput,
  ownTokenParams,
  ownRequestPaths as paths,
  withdrawalInput,
} from '#contract/tracking/own-request.ts';
import { correctionDecision, requestPagePath } from '#contract/tracking/request-page.ts';
import { z } from '#contract/zod.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import { nextStep } from '#server/resources/leads/docs.ts';
import {
  createSubmissionServices,
  type SubmissionServices,
} from '#server/resources/leads/submission-services.ts';
import type { MessageServices } from '#server/resources/leads/timeline/log.ts';
import { readRequest } from '#server/resources/leads/timeline/routes.ts';
import {
  askForCall,
  proposeCorrection,
  withdrawRequest,
  writeMessage,
} from './change-own-request.ts';
import { findRequest, ReferenceTries } from './find-request.ts';
import { addEmail, confirmEmail } from './own-email.ts';
import { readOwnRequest } from './own-request.ts';
import { ownRequestDocs as ownDocs } from './own-request-docs.ts';
import { decideCorrection, readRequestPage, renewRequestLink } from './request-page.ts';

const states = Object.keys(trackedStates) as (keyof typeof trackedStates)[];

const tracked = nameSchema(
  'TrackedRequest',
  z.object({
    reference: z.string(),
    noun: z.string(),
    state: z.enum(states),
    sentAt: moment,
    step: nextStep,
    isLinkSent: z.boolean(),
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
    'Answers 200 with null alike for an unknown reference and for another phone number. Failed tries are limited strictly. ' +
    'The link of its page goes to the email address on file only.',
  tag: 'Requests',
  answer: dataAnswer(z.nullable(tracked)),
};

/** Registers what customers do with the secret link of their request. */
function registerOwnRequests(api: Api, services: SubmissionServices): void {
  const access = 'public';
  const schema = { params: ownTokenParams };
  const answer = (data: OwnRequest) => {
    services.wakeMail();
    return { success: true, data } as const;
  };
  api.get(
    paths.byToken,
    { config: { access, docs: ownDocs.read }, schema },
    async ({ params }) => ({
      success: true,
      data: await readOwnRequest(services, params.token),
    }),
  );
  api.post(
    paths.messages,
    { config: { access, docs: ownDocs.message }, schema: { ...schema, body: messageInput } },
    async ({ params, body }) => answer(await writeMessage(services, params.token, body)),
  );
  api.post(
    paths.call,
    { config: { access, docs: ownDocs.call }, schema: { ...schema, body: callInput } },
    async ({ params, body }) => answer(await askForCall(services, params.token, body)),
  );
  api.post(
    paths.email,
    { config: { access, docs: ownDocs.addEmail }, schema: { ...schema, body: ownEmailInput } },
    async ({ params, body, ip: sender }) =>
      answer(await addEmail(services, { token: params.token, sender }, body)),
  );
  api.post(
    paths.confirmEmail,
    { config: { access, docs: ownDocs.confirmEmail }, schema: { ...schema, body: emailCodeInput } },
    async ({ params, body }) => answer(await confirmEmail(services, params.token, body)),
  );
  api.post(
    paths.correction,
    { config: { access, docs: ownDocs.correct }, schema: { ...schema, body: correctionInput } },
    async ({ params, body }) => answer(await proposeCorrection(services, params.token, body)),
  );
  api.post(
    paths.withdraw,
    { config: { access, docs: ownDocs.withdraw }, schema: { ...schema, body: withdrawalInput } },
    async ({ params, body }) => answer(await withdrawRequest(services, params.token, body)),
  );
}

/** Registers how staff read and renew the link of a request. */
function registerRequestPages(api: Api, services: MessageServices): void {
  const access = 'staff';
  const schema = { params: timelineParams };
  api.get(
    requestPagePath,
    { config: { access, docs: ownDocs.readPage }, schema },
    async (request) => ({
      success: true,
      data: await readRequestPage(services, readRequest(request, request.params)),
    }),
  );
  api.post(
    `${requestPagePath}/renew`,
    { config: { access, docs: ownDocs.renew }, schema },
    async (request) => ({
      success: true,
      data: await renewRequestLink(services, readRequest(request, request.params)),
    }),
  );
  api.post(
    `${requestPagePath}/correction`,
    { config: { access, docs: ownDocs.decide }, schema: { ...schema, body: correctionDecision } },
    async (request) => {
      const asked = readRequest(request, request.params);
      return { success: true, data: await decideCorrection(services, asked, request.body) };
    },
  );
}

/** Registers how customers find a request again, what they do with its link, and how staff renew that. */
export function registerTracking(api: Api, services: ResourceServices): void {
  const submission = createSubmissionServices(services);
  const { env } = services;
  registerOwnRequests(api, submission);
  const { requestLinks } = submission;
  registerRequestPages(api, { db: services.database.db, env, requestLinks });
  const tries = new ReferenceTries(services.env.RATE_LIMIT !== 'off');
  api.post(
    findRequestPath,
    { config: { access: 'public', docs }, schema: { body: findRequestInput } },
    async (request, reply) => ({
      success: true,
      data: await services.limitGuesses(request, reply, () =>
        findRequest(submission, { tries, sender: request.ip, env }, request.body),
      ),
    }),
  );
}
