import type { ErrorCode } from '#contract/http/http.ts';
import type { UploadRule } from '#contract/http/uploads.ts';
import type { z } from '#contract/zod.ts';

/** A response that is not JSON, such as a file. */
export interface FileAnswer {
  contentTypes: readonly string[];
  description: string;
}

/** Facts about a route that its schemas do not contain: CONTRIBUTING.md#add-a-route-to-the-api. */
export interface RouteDocs {
  /** Its unique name in generated clients: verb and object, such as 'findDealer'. */
  operationId: string;
  /** One line, in the imperative. */
  summary: string;
  description?: string;
  /** The group in which it is listed. */
  tag: string;
  /** The schema of the whole response, see `answers.ts`, or the file that it sends. */
  answer: z.ZodMiniType | FileAnswer;
  /** The status of a successful response; 200 by default. */
  status?: 200 | 201 | 202;
  /** The file fields of a multipart form. */
  files?: Readonly<Record<string, UploadRule>>;
  /** Errors besides those that follow from access, method and schemas. */
  errors?: readonly ErrorCode[];
  /** Whether it takes If-Match. Every PUT and PATCH of staff does. */
  takesVersion?: boolean;
  /** Whether a session is optional and shows more. */
  showsMoreToStaff?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's entry in the API's description; 'hidden' omits it. */
    docs?: RouteDocs | 'hidden';
  }
}

/** Prefixes a noun with the indefinite article: 'an event'. */
export const withArticle = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** Converts words to a part of an operationId: 'dealer searches' → 'DealerSearches'. */
export const toPascalCase = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
