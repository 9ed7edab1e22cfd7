import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '#server/platform/auth/visible.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import type { Lead } from './lead.ts';
import { leads } from './registry.ts';

/** The condition for requests of a viewer's dealer, including the trash; head office sees those of all dealers. */
export const scopeDealer = (
  { table }: Pick<Lead, 'table'>,
  { dealerId }: Viewer,
): SQL | undefined => (dealerId === null ? undefined : eq(table.dealerId, dealerId));

/** The condition for a type's requests that a viewer may see: those of their dealer, outside the trash. */
export const isVisibleTo = (lead: Pick<Lead, 'table'>, viewer: Viewer): SQL | undefined =>
  and(isNotTrashed(lead.table), scopeDealer(lead, viewer));

/** The same condition for rows of counts, which have a column `dealer` and exclude the trash. */
export const scopeCounts = ({ dealerId }: Viewer): SQL =>
  dealerId === null ? sql`true` : sql`dealer = ${dealerId}::uuid`;

/** Finds the type of a request. Throws 'not-found' for an unknown type, 'forbidden' without its permission. */
export function requireLead({ staff }: Pick<FastifyRequest, 'staff'>, slug: string): Lead {
  const lead = leads.find(({ facts }) => facts.slug === slug);
  if (!lead) throw notFound('kind of record');
  if (staff?.permissions.includes(lead.facts.permission)) return lead;
  throw new AppError('forbidden', 'Your account does not have the permission for this');
}
