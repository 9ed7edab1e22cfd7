import { specificationAdmin, specificationQuery } from '#contract/prices/specifications.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { specificationTag } from './docs.ts';
import { selectSpecifications } from './list.ts';
import { registerSpecifications, specificationTrash } from './routes.ts';
import { specifications } from './schema.ts';

/** The facts about models that staff add. */
export const specificationResource: Resource = {
  slug: specificationAdmin.slug,
  permission: specificationAdmin.permission,
  tag: specificationTag,
  tables: [specifications],
  list: defineList({
    paths: specificationAdmin.paths,
    query: specificationQuery,
    select: selectSpecifications,
  }),
  trash: specificationTrash,
  register: (api, { database }) => registerSpecifications(api, database.db),
};
