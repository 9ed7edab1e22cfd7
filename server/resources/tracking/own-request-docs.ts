import { appointmentStatusNames } from '#contract/appointments/appointment.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { correctedFields, withdrawalReasons } from '#contract/tracking/own-request.ts';
import { z } from '#contract/zod.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { ownBooking } from '#server/resources/bookings/docs.ts';
import { nextStep } from '#server/resources/leads/docs.ts';

const ownRequest = nameSchema(
  'OwnRequest',
  z.object({
    kind: z.string(),
    reference: z.string(),
    sentAt: moment,
    state: z.enum(['open', 'completed', 'closed', 'withdrawn']),
    status: z.string(),
    isAnswered: z.boolean(),
    steps: z.array(
      z.object({
        name: z.string(),
        state: z.enum(['done', 'now', 'next']),
        at: z.nullable(z.string()),
      }),
    ),
    step: z.nullable(nextStep),
    dealer: z.nullable(
      z.object({
        name: z.string(),
        city: z.string(),
        address: z.string(),
        phone: z.string(),
        map: z.string(),
        whatsapp: z.nullable(z.string()),
      }),
    ),
    appointment: z.nullable(
      z.object({
        kind: z.enum(appointmentKindNames),
        startAt: moment,
        status: z.enum(appointmentStatusNames),
        url: z.string(),
      }),
    ),
    booking: z.nullable(ownBooking),
    quoteCode: z.nullable(z.string()),
    verifyCode: z.nullable(z.string()),
    messages: z.array(
      z.object({
        _id: z.guid(),
        at: moment,
        from: z.enum(['customer', 'dealer']),
        text: z.string(),
      }),
    ),
    isActive: z.boolean(),
    isWithdrawable: z.boolean(),
    canAddEmail: z.boolean(),
    unconfirmedEmail: z.nullable(z.string()),
    correctable: z.array(z.enum(correctedFields)),
    corrected: z.array(z.enum(correctedFields)),
  }),
);

const requestPage = nameSchema(
  'RequestPage',
  z.object({
    url: z.string(),
    seenAt: z.nullable(moment),
    unansweredSince: z.nullable(moment),
    withdrawnAt: z.nullable(moment),
    withdrawalReason: z.nullable(z.enum(withdrawalReasons)),
    correction: z.nullable(z.record(z.string(), z.string())),
  }),
);

const tag = 'Requests';
const answer = dataAnswer(ownRequest);
const refusal = 'Refused with 409 once the request is closed for 90 days.';

/** The API's description of the page of a request, for its customer and for staff. */
export const ownRequestDocs = {
  read: {
    operationId: 'readOwnRequest',
    summary: 'Read a request by the token of its link',
    description: 'It holds no CNIC, no name, no address and no phone number of the customer.',
    tag,
    answer,
  },
  message: {
    operationId: 'writeToStaff',
    summary: 'Write a message about a request',
    description: `The same text within ten minutes counts once; 20 messages a day. ${refusal}`,
    tag,
    answer,
    errors: ['conflict'],
  },
  call: {
    operationId: 'askForCall',
    summary: 'Ask to be called at a time',
    description: `Within the next 14 days. It becomes the next follow-up. ${refusal}`,
    tag,
    answer,
    errors: ['conflict'],
  },
  addEmail: {
    operationId: 'addEmail',
    summary: 'Add an email address to a request without one',
    description: `A code goes there, and nothing else until it is confirmed. ${refusal}`,
    tag,
    answer,
    errors: ['conflict'],
  },
  confirmEmail: {
    operationId: 'confirmEmail',
    summary: 'Confirm an address with its code',
    description: 'After five wrong codes, the address must be added again.',
    tag,
    answer,
    errors: ['conflict'],
  },
  correct: {
    operationId: 'proposeCorrection',
    summary: 'Correct the name or the phone number of a request',
    description: `Staff confirm it. ${refusal}`,
    tag,
    answer,
    errors: ['conflict'],
  },
  withdraw: {
    operationId: 'withdrawRequest',
    summary: 'Withdraw a request',
    description: 'Its appointment is cancelled. Repeating it changes nothing.',
    tag,
    answer,
    errors: ['conflict'],
  },
  readPage: {
    operationId: 'readRequestPage',
    summary: "Read the link of a request's page, and what its customer did there",
    description: "Needs the permission of the request's type.",
    tag: 'Timeline',
    answer: dataAnswer(requestPage),
  },
  decide: {
    operationId: 'decideCorrection',
    summary: 'Store a correction of the customer, or refuse it',
    description: 'The timeline and the audit have both values.',
    tag: 'Timeline',
    answer: dataAnswer(requestPage),
    errors: ['conflict'],
  },
  renew: {
    operationId: 'renewRequestLink',
    summary: 'Renew the link of a request',
    description: 'The present link ends at once.',
    tag: 'Timeline',
    answer: dataAnswer(requestPage),
  },
} satisfies Record<string, RouteDocs>;
