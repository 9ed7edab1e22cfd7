import type { JsonSchema } from '#server/platform/http/openapi/schema-writer.ts';
import type { ApiDocument, DocumentedAnswer, DocumentedOperation } from './api-document.ts';

const quote = (name: string) => JSON.stringify(name);

function formatObject({ properties = {}, required = [], ...rest }: JsonSchema): string {
  const { additionalProperties } = rest as { additionalProperties?: JsonSchema | boolean };
  const fields = Object.entries(properties).map(
    ([name, field]) => `${quote(name)}${required.includes(name) ? '' : '?'}: ${formatType(field)};`,
  );
  if (fields.length > 0) return `{ ${fields.join(' ')} }`;
  return `Record<string, ${typeof additionalProperties === 'object' ? formatType(additionalProperties) : 'unknown'}>`;
}

const simpleTypes: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** Formats a JSON Schema as a TypeScript type. Throws for a keyword that it does not know. */
function formatType(schema: JsonSchema): string {
  const { $ref, type, items, anyOf } = schema;
  if (typeof $ref === 'string') return `Schemas[${quote($ref.split('/').at(-1) ?? '')}]`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return anyOf.map(formatType).join(' | ');
  if (Array.isArray(type))
    return type.map((one) => formatType({ ...schema, type: one })).join(' | ');
  if (type === 'object') return formatObject(schema);
  if (type === 'array') return `(${items ? formatType(items) : 'unknown'})[]`;
  if (type === undefined && Object.keys(schema).length === 0) return 'unknown';
  const simple = simpleTypes[type ?? ''];
  if (!simple) throw new Error(`no type for ${JSON.stringify(schema)}`);
  return simple;
}

function formatParameters({ parameters = [] }: DocumentedOperation): string {
  const places = ['query', 'header', 'path', 'cookie'].map((place) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return `${place}?: never;`;
    const fields = own.map(
      ({ name, required, schema }) =>
        `${quote(name)}${required ? '' : '?'}: ${formatType(schema)};`,
    );
    const isOptional = own.every(({ required }) => !required);
    return `${place}${isOptional ? '?' : ''}: { ${fields.join(' ')} };`;
  });
  return `{ ${places.join(' ')} }`;
}

const formatContent = (content: Record<string, { schema: JsonSchema }> = {}) =>
  `{ ${Object.entries(content)
    .map(([type, { schema }]) => `${quote(type)}: ${formatType(schema)};`)
    .join(' ')} }`;

function formatOperation(operation: DocumentedOperation, document: ApiDocument): string {
  const resolve = (answer: DocumentedAnswer) =>
    document.components.responses[answer.$ref?.split('/').at(-1) ?? ''] ?? answer;
  const responses = Object.entries(operation.responses).map(
    ([status, answer]) =>
      `${status}: { headers: { [name: string]: unknown }; content: ${formatContent(resolve(answer).content)} };`,
  );
  const { requestBody } = operation;
  const body = requestBody
    ? `requestBody: { content: ${formatContent(requestBody.content)} }`
    : 'requestBody?: never';
  return `{ parameters: ${formatParameters(operation)}; ${body}; responses: { ${responses.join(' ')} } }`;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * Generates the types from which openapi-fetch makes a typed client, in the form of openapi-typescript, which
 * does not run with TypeScript 7: docs/decisions/021-openapi-from-the-routes.md.
 */
export function generateClientTypes(document: ApiDocument): string {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `  ${quote(name)}: ${formatType(schema)};`,
  );
  const paths = Object.entries(document.paths).map(([path, operations]) => {
    const own = methods.map((method) => {
      const operation = operations[method];
      return operation
        ? `${method}: ${formatOperation(operation, document)};`
        : `${method}?: never;`;
    });
    return `  ${quote(path)}: { ${own.join('\n    ')} };`;
  });
  return [
    'interface Schemas {',
    ...schemas,
    '}',
    'export interface paths {',
    ...paths,
    '}',
    '',
  ].join('\n');
}
