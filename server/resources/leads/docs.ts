import { jobApplicationUploads } from '#contract/leads/job-application.ts';
import { z } from '#contract/zod.ts';
import {
  counters,
  dataAnswer,
  doneAnswer,
  listAnswer,
  moment,
  tally,
} from '#server/platform/http/openapi/answers.ts';
import {
  type RouteDocs,
  toPascalCase,
  withArticle,
} from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import type { Lead } from './lead.ts';
import { shownColumns } from './list.ts';

/** What happens after a request. */
export const nextStep = nameSchema(
  'NextStep',
  z.object({
    dealer: z.nullable(
      z.object({
        name: z.string(),
        city: z.string(),
        phone: z.string(),
        whatsapp: z.nullable(z.string()),
      }),
    ),
    respondBy: moment,
    vehicle: z.nullable(z.string()),
    color: z.nullable(z.string()),
    price: z.nullable(z.int()),
    isSamplePrice: z.boolean(),
    priceFixedUntil: z.nullable(moment),
  }),
);

const receipt = nameSchema(
  'Receipt',
  z.object({
    _id: z.guid(),
    reference: z.string(),
    trackingUrl: z.string(),
    appointmentUrl: z.optional(z.string()),
    verifyCode: z.optional(z.string()),
    next: z.optional(nextStep),
  }),
);

/** Describes a type's records for staff; files are shown as URLs. */
function describeRecord(lead: Lead) {
  const { facts, table, shown } = lead;
  const { [facts.slug]: _, ...columns } = shownColumns(lead) as Record<string, never>;
  const expressions = Object.keys(shown).map((name) => {
    const column = (table as unknown as Record<string, { notNull?: boolean }>)[name];
    return [name, column?.notNull ? z.string() : z.nullable(z.string())] as const;
  });
  const record = describeColumns(columns, {
    ...Object.fromEntries(expressions),
    status: z.enum(Object.keys(facts.statuses)),
  });
  return z.extend(record, {
    responseDueAt: z.nullable(moment),
    isOverdue: z.boolean(),
    /** Only in lists. */
    possibleDuplicate: z.optional(z.nullable(z.object({ number: z.int(), of: z.guid() }))),
  });
}

/** Describes a type's statistics. */
function describeStatistics({ facts }: Lead) {
  const names = [...Object.keys(facts.counters), facts.recentCounter];
  const tallies = Object.keys(facts.tallies).map((name) => [name, z.array(tally)] as const);
  return z.object({
    ...counters(names).shape,
    ...Object.fromEntries(tallies),
    byStatus: counters(Object.keys(facts.statuses)),
    currentPeriod: z.int(),
    previousPeriod: z.int(),
    filterValues: z.object(
      Object.fromEntries([...facts.filters, 'source'].map((name) => [name, z.array(z.string())])),
    ),
  });
}

/** Describes the routes of a request type. */
export function describeLead(lead: Lead) {
  const { noun, title: tag } = lead.facts.texts;
  const one = toPascalCase(noun.one);
  const many = toPascalCase(noun.many);
  const record = nameSchema(one, describeRecord(lead));
  return {
    submit: {
      operationId: `submit${one}`,
      summary: `Send ${withArticle(noun.one)} as a visitor`,
      description: 'Repeating a call with the same Idempotency-Key stores nothing twice.',
      tag,
      answer: dataAnswer(receipt),
      status: 201,
    },
    take: {
      operationId: `take${one}`,
      summary: `Store ${withArticle(noun.one)} that came by phone or on foot`,
      description:
        "The visitor's fields without the agreements. An account of a dealer takes requests for its dealer only. " +
        'Repeating a call with the same Idempotency-Key stores nothing twice.',
      tag,
      answer: dataAnswer(record),
      status: 201,
    },
    closeDuplicate: {
      operationId: `close${one}AsDuplicate`,
      summary: `Close ${withArticle(noun.one)} as a duplicate of another`,
      description: 'Both timelines say so. It does not count as a response.',
      tag,
      answer: dataAnswer(record),
      errors: ['conflict'],
    },
    reopenDuplicate: {
      operationId: `reopenDuplicate${one}`,
      summary: `Undo that ${withArticle(noun.one)} was closed as a duplicate`,
      description: 'It gets back the status that it had before.',
      tag,
      answer: dataAnswer(record),
      errors: ['conflict'],
    },
    list: {
      operationId: `list${many}`,
      summary: `List the ${noun.many}`,
      tag,
      answer: listAnswer(record),
    },
    change: {
      operationId: `change${one}`,
      summary: `Change the status, the staff fields or the customer's of ${withArticle(noun.one)}`,
      description:
        "Fields that are absent keep their values; at least one is required. A changed dealership changes the request's dealer, too.",
      tag,
      answer: dataAnswer(record),
    },
    counts: {
      operationId: `count${many}`,
      summary: `Read the statistics of the ${noun.many}`,
      tag,
      answer: dataAnswer(describeStatistics(lead)),
    },
    statusCounts: {
      operationId: `count${many}ByStatus`,
      summary: `Count the ${noun.many} of a list by status`,
      description:
        'The query of the list; its status, order and page do not matter. Counts end at 10,000.',
      tag,
      answer: dataAnswer(counters(Object.keys(lead.facts.statuses))),
    },
    remove: {
      operationId: `delete${one}`,
      summary: `Move ${withArticle(noun.one)} to the trash`,
      tag,
      answer: doneAnswer,
    },
  } satisfies Record<string, RouteDocs>;
}

/** Describes how applicants' files are sent and read. */
export function describeApplicationFiles(lead: Lead) {
  const { submit } = describeLead(lead);
  const { tag } = submit;
  return {
    submit: { ...submit, files: jobApplicationUploads },
    cvFile: {
      operationId: 'readApplicationCv',
      summary: 'Read the CV of a job application: a download, or a PDF to show in the office',
      tag,
      answer: {
        contentTypes: [
          'application/pdf',
          'application/msword',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        ],
        description: 'The file',
      },
    },
    photoFile: {
      operationId: 'readApplicationPhoto',
      summary: 'Download the photo of a job application',
      tag,
      answer: { contentTypes: ['image/webp'], description: 'The picture' },
    },
  } satisfies Record<string, RouteDocs>;
}
