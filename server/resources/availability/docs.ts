import { z } from '#contract/zod.ts';
import { counters, dataAnswer, listAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { cellColumns } from './read.ts';

/** The group of availability in the API's description. */
export const availabilityTag = 'Availability';
const tag = availabilityTag;

const values = z.nullable(z.record(z.string(), z.unknown()));

/** The API's description of the routes of availability. */
export const availabilityDocs = {
  list: {
    operationId: 'listAvailability',
    summary: 'List which cars dealers have stated, and when more are expected',
    description:
      'An account of a dealer sees its own only. Units are null where a statement was withdrawn.',
    tag,
    answer: listAnswer(
      nameSchema('Availability', describeColumns(cellColumns, { dealer: z.string() })),
    ),
  },
  store: {
    operationId: 'storeAvailability',
    summary: 'State which cars a dealer has, for several variants and colors at once',
    description:
      'All are stored or none. Without units a statement is withdrawn. `updatedAt` is that of the replaced statement, null if there was none; without it any is replaced. By default a statement is of today.',
    tag,
    answer: dataAnswer(counters(['changed'])),
    errors: ['conflict'],
  },
  import: {
    operationId: 'importAvailability',
    summary: 'State which cars dealers have, with the lines of a file',
    description:
      'The file is text with commas, semicolons or tabs, like an export. All lines are stored or none.',
    tag,
    answer: dataAnswer(counters(['lines', 'changed'])),
  },
  history: {
    operationId: 'listAvailabilityChanges',
    summary: 'List the changes of what dealers have stated, newest first',
    description: 'An account of a dealer sees its own only.',
    tag,
    answer: listAnswer(
      nameSchema(
        'AvailabilityChange',
        z.object({
          _id: z.guid(),
          createdAt: moment,
          username: z.string(),
          vehicleId: z.string(),
          color: z.string(),
          old: values,
          new: values,
        }),
      ),
    ),
  },
} satisfies Record<string, RouteDocs>;
