import { z } from '#contract/zod.ts';
import {
  counters,
  dataAnswer,
  doneAnswer,
  listAnswer,
} from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { shownColumns } from './list.ts';

/** The group of the newsletter in the API's description. */
export const newsletterTag = 'Newsletter';
const tag = newsletterTag;

const subscription = nameSchema(
  'Subscription',
  describeColumns(shownColumns, { source: z.enum(['popup', 'newsletter']) }),
);

const counts = counters([
  'totalSubscriptions',
  'activeSubscriptions',
  'inactiveSubscriptions',
  'unsubscribedCount',
  'recentSubscriptions',
  'newSubscriptionsThisMonth',
  'currentPeriod',
  'previousPeriod',
]);

/** The API's description of the newsletter's routes. */
export const newsletterDocs = {
  subscribe: {
    operationId: 'subscribe',
    summary: 'Subscribe an address to the newsletter',
    tag,
    answer: doneAnswer,
  },
  subscribeInPopup: {
    operationId: 'subscribeInPopup',
    summary: 'Subscribe an address with its name, as the popup does',
    tag,
    answer: doneAnswer,
  },
  list: {
    operationId: 'listSubscriptions',
    summary: 'List the subscriptions',
    tag,
    answer: listAnswer(subscription),
  },
  change: {
    operationId: 'changeSubscription',
    summary: 'Subscribe or unsubscribe an address for its owner',
    tag,
    answer: dataAnswer(subscription),
  },
  remove: {
    operationId: 'deleteSubscription',
    summary: 'Move a subscription to the trash',
    tag,
    answer: doneAnswer,
  },
  counts: {
    operationId: 'countSubscriptions',
    summary: 'Count the subscriptions',
    tag,
    answer: dataAnswer(counts),
  },
} satisfies Record<string, RouteDocs>;
