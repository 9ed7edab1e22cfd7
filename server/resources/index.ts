import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { secrets } from '#server/platform/secrets/schema.ts';
import type { Resource } from '#server/records/resource.ts';
import { appointmentResources } from './appointments/resource.ts';
import { auditResource } from './audit/resource.ts';
import { availabilityResource } from './availability/resource.ts';
import { bookingPayments } from './bookings/schema.ts';
import { contentResources } from './content/resource.ts';
import { dealerSearchResource } from './dealer-searches/resource.ts';
import { dealerResource } from './dealers/resource.ts';
import { financeResources } from './finance/resource.ts';
import { jobResource } from './jobs/resource.ts';
import { leadResources, sharedLeadTables } from './leads/resource.ts';
import { bookingPromises } from './leads/types/vehicle-booking.ts';
import { listViews } from './list-views/schema.ts';
import { messageTemplateResource } from './message-templates/resource.ts';
import { issueResource } from './newsletter/issues/resource.ts';
import { newsletterResource } from './newsletter/resource.ts';
import { pageViewReferrers, pageViews } from './page-views/schema.ts';
import { carResource, cityResource } from './pricing/resource.ts';
import { quoteResource } from './quotes/resource.ts';
import { specificationResource } from './specifications/resource.ts';
import { staffAccountResource } from './staff/resource.ts';
import { tariffResource } from './tariffs/resource.ts';
import { officialAccountResource } from './verify/resource.ts';

/** Every kind of record that staff manage. The only registry of resources, from which lists of them derive. */
export const resources: readonly Resource[] = [
  ...leadResources,
  newsletterResource,
  issueResource,
  ...contentResources,
  dealerResource,
  dealerSearchResource,
  ...appointmentResources,
  carResource,
  cityResource,
  specificationResource,
  availabilityResource,
  tariffResource,
  ...financeResources,
  officialAccountResource,
  quoteResource,
  jobResource,
  messageTemplateResource,
  staffAccountResource,
  auditResource,
];

/** The queries that together return the storage key of every file that records refer to. */
export const namedFiles: readonly SQL[] = resources.flatMap(({ fileKeys = [] }) => fileKeys);

/** Records that become visible or hidden by their period. */
export const scheduled = resources.flatMap((resource) => resource.scheduled ?? []);

/** Every table of the product. */
export const tables: readonly PgTable[] = [
  ...resources.flatMap((resource) => resource.tables),
  ...sharedLeadTables,
  bookingPayments,
  bookingPromises,
  listViews,
  pageViews,
  pageViewReferrers,
  idempotencyLines,
  outgoingMail,
  secrets,
];
