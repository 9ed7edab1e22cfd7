import type { ErrorCode } from '#contract/http/http.ts';
import { formatMaxSize, type UploadRule } from '#contract/http/uploads.ts';
import type { DescribedRoute } from './collect-routes.ts';
import { referToErrors } from './errors.ts';
import { buildExample } from './example.ts';
import type { FileAnswer } from './route-docs.ts';
import type { JsonSchema, SchemaWriter } from './schema-writer.ts';

const isWrite = ({ method }: DescribedRoute) => method !== 'get';
const isStaffOnly = ({ access }: DescribedRoute) => access !== 'public';
const takesVersion = ({ method, docs }: DescribedRoute) =>
  method === 'put' || method === 'patch' || docs.takesVersion === true;

/** Lists the errors of a route: those that follow from its declaration, and its own. */
function listErrors(route: DescribedRoute): ErrorCode[] {
  const { schemas, docs } = route;
  const { params, querystring, headers } = schemas;
  const when: readonly [boolean, readonly ErrorCode[]][] = [
    // A malformed parameter of a read is an unknown path.
    [isWrite(route) || querystring !== undefined, ['invalid']],
    [isStaffOnly(route), ['unauthenticated']],
    [isStaffOnly(route) || isWrite(route), ['forbidden']],
    [params !== undefined, ['not-found']],
    [takesVersion(route) || headers !== undefined, ['conflict']],
    [isWrite(route), ['too-large', 'wrong-type']],
    [true, ['too-many', 'internal', 'unavailable']],
  ];
  const derived = when.flatMap(([applies, codes]) => (applies ? codes : []));
  return [...new Set([...derived, ...(docs.errors ?? [])])];
}

/** A parameter can be absent, but not null. */
function withoutNull({ anyOf, ...schema }: JsonSchema): JsonSchema {
  const [first, ...others] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return first && others.length === 0
    ? { ...schema, ...first }
    : { ...schema, ...(anyOf && { anyOf }) };
}

const versionHeader = {
  name: 'If-Match',
  in: 'header',
  description: "The record's updatedAt as it was read; 409 if the record has changed since.",
  schema: { type: 'string' },
  example: '2030-01-31T09:30:00.000Z',
};

function buildParameters(route: DescribedRoute, writer: SchemaWriter) {
  const { params, querystring, headers } = route.schemas;
  const places = [
    ['path', params],
    ['query', querystring],
    ['header', headers],
  ] as const;
  const declared = places.flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = writer.write(schema, 'input');
    return Object.entries(properties).map(([name, field]) => ({
      name: place === 'header' ? formatHeader(name) : name,
      in: place,
      ...((place === 'path' || required.includes(name)) && { required: true }),
      schema: withoutNull(field),
    }));
  });
  return takesVersion(route) ? [...declared, versionHeader] : declared;
}

/** 'idempotency-key' → 'Idempotency-Key'. */
const formatHeader = (name: string) => name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());

const describeFile = (rule: UploadRule): JsonSchema => ({
  type: 'string',
  format: 'binary',
  description: `A ${rule.kinds} file of at most ${formatMaxSize(rule)}`,
});

function buildBody({ schemas, docs }: DescribedRoute, writer: SchemaWriter) {
  if (!schemas.body) return undefined;
  const schema = writer.write(schemas.body, 'input');
  const [type = 'application/json'] = schemas.consumes ?? [];
  const files = Object.entries(docs.files ?? {}).map(([name, rule]) => [name, describeFile(rule)]);
  const own = { ...schema, properties: { ...schema.properties, ...Object.fromEntries(files) } };
  const isJson = type === 'application/json';
  return {
    required: true,
    content: {
      [type]: { schema: own, ...(isJson && { example: buildExample(own, writer.components) }) },
    },
  };
}

const isFile = (answer: DescribedRoute['docs']['answer']): answer is FileAnswer =>
  'contentTypes' in answer;

function buildSuccess({ docs: { answer } }: DescribedRoute, writer: SchemaWriter) {
  if (isFile(answer)) {
    const media = { schema: { type: 'string' } };
    return {
      description: answer.description,
      content: Object.fromEntries(answer.contentTypes.map((type) => [type, media])),
    };
  }
  const schema = writer.write(answer, 'output');
  return {
    description: 'Success',
    content: {
      'application/json': { schema, example: buildExample(schema, writer.components) },
    },
  };
}

function buildSecurity({ access, docs }: DescribedRoute) {
  if (access !== 'public') return [{ session: [] }];
  return docs.showsMoreToStaff ? [{}, { session: [] }] : [];
}

/** Describes who may call a staff route. */
function describeAccess({ access }: DescribedRoute): string[] {
  if (access === 'public') return [];
  if (access === 'staff') return ['For all staff.'];
  if (access === 'unready-staff')
    return ['For all staff, even before they set up a second factor.'];
  return [`For staff with the permission \`${access}\`.`];
}

/** Responses that visitors share have an ETag; staff always get complete responses. */
const unchanged = { description: 'The answer is still the one whose ETag is in If-None-Match.' };

/** Builds a route's operation object. */
export function buildOperation(route: DescribedRoute, writer: SchemaWriter) {
  const { operationId, summary, description, tag, status = 200 } = route.docs;
  const parameters = buildParameters(route, writer);
  const requestBody = buildBody(route, writer);
  const texts = [...(description ? [description] : []), ...describeAccess(route)];
  return {
    operationId,
    summary,
    ...(texts.length > 0 && { description: texts.join(' ') }),
    tags: [tag],
    security: buildSecurity(route),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      [status]: buildSuccess(route, writer),
      ...(route.hasTag && { 304: unchanged }),
      ...referToErrors(listErrors(route)),
    },
  };
}
