import type { FastifyRequest } from 'fastify';

/** Who makes a change: a staff account, or without an id the product. */
export interface Actor {
  accountId: string | null;
  username: string;
}

/** Returns the member of staff who sent a request. Throws on a public route, which authenticates nobody. */
export function requireActor({ staff }: Pick<FastifyRequest, 'staff'>): Actor {
  if (!staff) throw new Error('a public route does not know who changes a record');
  return { accountId: staff.accountId, username: staff.username };
}
