import { contentStatuses } from '#contract/content/content-admin.ts';
import { newsTypes } from '#contract/content/news-admin.ts';
import { z } from '#contract/zod.ts';
import {
  counters,
  dataAnswer,
  doneAnswer,
  listAnswer,
} from '#server/platform/http/openapi/answers.ts';
import {
  type RouteDocs,
  toPascalCase,
  withArticle,
} from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { previewAnswer } from '#server/records/publication.ts';
import { bodySchema } from '#server/records/rich-text.ts';
import { listReadColumns, urduDocs } from '#server/records/urdu.ts';
import type { ContentAdminResource } from './admin-resource.ts';
import type { Content } from './schema.ts';

const mediaType = z.enum(['image', 'video']);

const mediaFile = nameSchema(
  'MediaFile',
  z.object({
    type: mediaType,
    source: z.enum(['upload', 'youtube']),
    url: z.string(),
    alt: z.optional(z.string()),
    captionsUrl: z.optional(z.string()),
    transcript: z.optional(z.string()),
  }),
);

/** Columns of all kinds whose type is too general. */
const details = {
  status: z.enum(contentStatuses),
  type: z.enum(newsTypes),
  mediaType,
  mediaFiles: z.array(mediaFile),
};

/** The group of a kind of content in the API's description: 'News'. */
export const contentTag = ({ facts }: Content): string => toPascalCase(facts.slug);

const recordSchemas = new Map<Content, z.ZodMiniType>();

/** Describes the records of a kind; staff and visitors see the same fields, but only visitors the body, and only staff
 * the texts in Urdu. */
function describeRecord(content: Content): z.ZodMiniType {
  const known = recordSchemas.get(content);
  if (known) return known;
  const { urdu: _forStaff, ...shown } = listReadColumns(content.table);
  const columns = describeColumns(shown, details);
  const schema = z.extend(columns, { body: bodySchema, ...urduDocs });
  recordSchemas.set(content, nameSchema(toPascalCase(content.facts.noun), schema));
  return schema;
}

/** Describes the routes of a kind that visitors call. */
export function describePublished(content: Content) {
  const { noun, slug } = content.facts;
  const tag = contentTag(content);
  const record = describeRecord(content);
  return {
    list: {
      operationId: `listPublished${toPascalCase(slug)}`,
      summary: `List the published ${slug}`,
      tag,
      answer: listAnswer(record),
    },
    find: {
      operationId: `findPublished${toPascalCase(noun)}`,
      summary: `Read a published ${noun}`,
      tag,
      answer: dataAnswer(record),
    },
  } satisfies Record<string, RouteDocs>;
}

/** Describes the routes of a kind that staff call. */
export function describeContentAdmin({ admin, published, moreCounts }: ContentAdminResource) {
  const { noun, slug } = published.facts;
  const tag = contentTag(published);
  const one = toPascalCase(noun);
  const many = toPascalCase(slug);
  const record = describeRecord(published);
  const answer = dataAnswer(record);
  const countNames = [...Object.keys(admin.counters), ...Object.keys(moreCounts)];
  return {
    list: {
      operationId: `list${many}`,
      summary: `List the ${slug}, hidden ones too`,
      tag,
      answer: listAnswer(record),
    },
    find: { operationId: `find${one}`, summary: `Read ${withArticle(noun)}`, tag, answer },
    preview: {
      operationId: `preview${one}`,
      summary: `Sign a link to ${withArticle(noun)} as visitors will see it`,
      tag,
      answer: previewAnswer,
    },
    counts: {
      operationId: `count${many}`,
      summary: `Count the ${slug}`,
      tag,
      answer: dataAnswer(counters(countNames)),
    },
    setStatus: {
      operationId: `set${one}Status`,
      summary: `Publish or hide ${withArticle(noun)}`,
      tag,
      answer,
    },
    remove: {
      operationId: `delete${one}`,
      summary: `Move ${withArticle(noun)} to the trash`,
      tag,
      answer: doneAnswer,
    },
    create: {
      operationId: `create${one}`,
      summary: `Create ${withArticle(noun)}`,
      tag,
      answer,
      status: 201,
      files: { ...admin.uploads, ...admin.captions },
    },
    change: {
      operationId: `change${one}`,
      summary: `Change ${withArticle(noun)}`,
      description:
        'Fields that are absent keep their values; files stay unless it removes or replaces them.',
      tag,
      answer,
      files: { ...admin.uploads, ...admin.captions },
    },
  } satisfies Record<string, RouteDocs>;
}
