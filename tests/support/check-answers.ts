import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type ApiDocument, type DocumentedOperation, readApiDocument } from './api-document.ts';

type Check = (answer: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>) => void;

interface Matched {
  /** As the document names it: 'GET /api/dealers/{id}'. */
  name: string;
  operation: DocumentedOperation;
}

/** The text of an answer, compressed or not. */
const decodeBody = ({ headers, body, rawPayload }: LightMyRequestResponse): string => {
  const encoding = headers['content-encoding'];
  if (encoding === 'gzip') return gunzipSync(rawPayload).toString();
  return encoding === 'br' ? brotliDecompressSync(rawPayload).toString() : body;
};

const isJson = (headers: LightMyRequestResponse['headers']) =>
  String(headers['content-type']).startsWith('application/json');

/** Answers of the server that no operation describes: unknown addresses and hidden routes. */
const isOutsideDocument = (method: string, path: string) =>
  method === 'OPTIONS' || /^\/api\/(docs(\/.*)?|openapi\.json)$/.test(path);

/** Decodes a path as the router does; one that it rejects stays as it is. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Such a path is answered with 400 before it is routed.
    return path;
  }
}

/** Compares paths with the document's: fixed segments take precedence over parameters. */
class OperationFinder {
  readonly #document: ApiDocument;
  readonly #patterns: { path: string; pattern: RegExp }[];

  constructor(document: ApiDocument) {
    this.#document = document;
    this.#patterns = Object.keys(document.paths)
      .sort((one, other) => one.split('{').length - other.split('{').length)
      .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  }

  find(method: string, address: string): Matched | null {
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
    for (const { path, pattern } of this.#patterns) {
      const operation = this.#document.paths[path]?.[asked];
      if (operation && pattern.test(address)) return { name: `${method} ${path}`, operation };
    }
    return null;
  }
}

/** The formats of answers; times are in UTC, to the millisecond. */
const formats = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}\.\d{3}Z$/,
};

/** Compiles the document's schemas, each on its first use. */
function createValidators({ components }: ApiDocument) {
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats });
  ajv.addSchema({ $id: 'document', components });
  const compiled = new WeakMap<object, ValidateFunction>();
  return (schema: object): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    const absolute = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/');
    const validate = ajv.compile(JSON.parse(absolute));
    compiled.set(schema, validate);
    return validate;
  };
}

/** Creates the function that compares an answer with the document and throws if they differ. */
export function createAnswerCheck(document: ApiDocument) {
  const operations = new OperationFinder(document);
  const findValidator = createValidators(document);
  const { Failure } = document.components.schemas;

  const expectSchema = (name: string, schema: object, body: string) => {
    const validate = findValidator(schema);
    if (validate(JSON.parse(body))) return;
    const found = validate.errors
      ?.slice(0, 5)
      .map(({ instancePath, message, params }) =>
        [instancePath, message, JSON.stringify(params)].join(' '),
      );
    throw new Error(
      `${name} answered otherwise than its description says: ${found?.join('; ')}\n${body.slice(0, 500)}`,
    );
  };

  const checkUnknown =
    (name: string): Check =>
    ({ statusCode, body }) => {
      if (statusCode < 400) throw new Error(`${name} answered ${statusCode} and is not described`);
      // The answer to HEAD has no body.
      if (body !== '') expectSchema(name, Failure ?? {}, body);
    };

  const findContent = (listed: DocumentedOperation['responses'][string]) => {
    const [, shared = ''] = /^#\/components\/responses\/(\w+)$/.exec(listed.$ref ?? '') ?? [];
    return (document.components.responses[shared] ?? listed).content;
  };

  const checkKnown =
    ({ name, operation }: Matched): Check =>
    ({ statusCode, headers, body }) => {
      const listed = operation.responses[statusCode];
      if (!listed) throw new Error(`${name} answered ${statusCode}, which is not described`);
      const content = findContent(listed);
      if (!content) return;
      const [type = ''] = String(headers['content-type']).split(';');
      const media = content[type];
      if (!media) throw new Error(`${name} answered with ${type}, which is not described`);
      if (!isJson(headers) || body === '') return;
      expectSchema(`${name} (${statusCode})`, media.schema, body);
    };

  return (method: string, url: string): Check => {
    const path = decodePath(new URL(url, 'http://test').pathname).replace(/(.)\/$/, '$1');
    const matched = operations.find(method, path);
    if (matched) return checkKnown(matched);
    return isOutsideDocument(method, path) ? () => {} : checkUnknown(`${method} ${path}`);
  };
}

/** Other test files in the same process use the same document. */
let check: Promise<ReturnType<typeof createAnswerCheck>> | undefined;

/** Makes every answer of `inject` below /api fail the test if it differs from the API's description. */
export async function checkAnswers(app: FastifyInstance): Promise<FastifyInstance> {
  check ??= readApiDocument().then(createAnswerCheck);
  const findCheck = await check;
  const inject = app.inject.bind(app) as (
    options: InjectOptions,
  ) => Promise<LightMyRequestResponse>;
  const checked = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const response = await inject(options);
    const url = String(options.url);
    // A stream is read by the test itself.
    if (url.startsWith('/api/') && !options.payloadAsStream) {
      const { statusCode, headers } = response;
      findCheck(options.method ?? 'GET', url)({ statusCode, headers, body: decodeBody(response) });
    }
    return response;
  };
  return Object.assign(app, { inject: checked as never });
}
