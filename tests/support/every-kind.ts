import { sql } from 'drizzle-orm';
import { dealerSearchAdmin } from '#contract/dealers/dealer-searches.ts';
import { type TrashResource, trashResources } from '#server/delivery/trash/trash.ts';
import { resources } from '#server/resources/index.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { staffWrites } from '../assurance/staff-writes.ts';
import { submissions, subscriptions } from '../assurance/visitor-writes.ts';
import { make, type Write, type WriteContext } from '../assurance/writes.ts';

/** A kind of record that goes to the trash, and how to create and delete one. */
export interface EveryKind extends TrashResource {
  create: (context: WriteContext) => Promise<string>;
  /** The address of a record, to which DELETE is sent. */
  buildAddress: (id: string) => string;
}

/** Finds the write that creates a record of a kind. Throws for a kind without one: add it to the writes. */
function findCreation(writes: readonly Write[], name: string): Write {
  const creation = writes.find((write) => write.name === name);
  if (!creation) throw new Error(`tests/assurance/staff-writes.ts has no ${name}`);
  return creation;
}

function describeKind(kind: TrashResource): EveryKind {
  const lead = leads.find(({ facts }) => facts.slug === kind.slug);
  const list = resources.find(({ slug }) => slug === kind.slug)?.list;
  const records = `/api${(list ?? dealerSearchAdmin).paths.records}`;
  return {
    ...kind,
    buildAddress: (id) => `${records}/${id}`,
    create: async (context) => {
      if (kind.slug === 'newsletter-subscriptions') {
        const [subscription] = subscriptions(context);
        if (subscription) await make(context, subscription);
        const { rows } = await context.test.database.db.execute<{ _id: string }>(
          sql`select _id from newsletter_subscriptions order by _id desc limit 1`,
        );
        return rows[0]?._id ?? '';
      }
      const writes = lead ? submissions(context) : staffWrites(context);
      const path = lead ? `/api${lead.facts.paths.submit}` : records;
      return await make(context, findCreation(writes, `POST ${path}`));
    },
  };
}

/** Every kind that goes to the trash. New resources are included. */
export const everyKind: readonly EveryKind[] = trashResources.map(describeKind);
