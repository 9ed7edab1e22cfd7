import type { FastifyRequest } from 'fastify';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { Lead } from './lead.ts';
import { leads } from './registry.ts';

/** Finds the type of a request. Throws 'not-found' for an unknown type, 'forbidden' without its permission. */
export function requireLead({ staff }: Pick<FastifyRequest, 'staff'>, slug: string): Lead {
  const lead = leads.find(({ facts }) => facts.slug === slug);
  if (!lead) throw notFound('kind of record');
  if (staff?.permissions.includes(lead.facts.permission)) return lead;
  throw new AppError('forbidden', 'Your account does not have the permission for this');
}
