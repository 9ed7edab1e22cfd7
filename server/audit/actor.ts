import type { FastifyRequest } from 'fastify';

/** Who makes a change: a staff account, or without an id the product itself. */
export interface Actor {
  accountId: string | null;
  username: string;
}

/** The member of staff who sent a request. Throws on a public route, where nobody was asked. */
export function actorOf({ staff }: Pick<FastifyRequest, 'staff'>): Actor {
  if (!staff) throw new Error('a public route cannot tell who changes a record');
  return { accountId: staff.accountId, username: staff.username };
}
