import { tariffAdmin, tariffQuery } from '#contract/on-road/tariffs-admin.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { tariffTag } from './docs.ts';
import { selectTariffs } from './list.ts';
import { registerPublishing, registerReading, registerWriting } from './routes.ts';
import { tariffLines, tariffs } from './schema.ts';

const { slug, permission, paths } = tariffAdmin;
const list = defineList({ paths, query: tariffQuery, select: selectTariffs });

/**
 * The charges on top of a car's price, by jurisdiction and period: docs/spec/prices.md#tariffs. They have no trash:
 * published ones are withdrawn.
 */
export const tariffResource: Resource = {
  slug,
  permission,
  tag: tariffTag,
  tables: [tariffs, tariffLines],
  list,
  register: (api, { database: { db } }) => {
    registerReading(api, db);
    registerWriting(api, db);
    registerPublishing(api, db);
  },
};
