import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentKind } from '#server/platform/changes.ts';
import type { ServeCached } from '#server/platform/http/create-server.ts';
import { type NameRequest, requestIdHeader } from '#server/platform/http/request-id.ts';
import type { ObserveAnswer } from '#server/platform/http/request-log.ts';
import { type EncodedBody, isUnchanged, type Page } from './pages/page.ts';
import { PageCache } from './pages/page-cache.ts';

/** The cache location of an API response. */
interface Place {
  key: string;
  route: string;
}

const maxPageBytes = 64 * 1024 * 1024;
/** API responses that all visitors share: some lists of at most a hundred records. */
const maxAnswerBytes = 8 * 1024 * 1024;

/** A list may be requested with many queries; the limits keep made-up ones from filling the memory. */
const maxPlaces = 1_000;
const maxTargetLength = 200;

/** The route of all pages. */
const pageRoute = '*';

/** A session's cookie is `session` or `__Host-session`; the routes decide which one applies. */
const mayHaveSession = ({ headers }: IncomingMessage) =>
  headers.cookie?.includes('session=') ?? false;

/**
 * The pages and public API responses in memory. Requests for them are served before Fastify parses them, because that
 * takes longer than sending the bytes. Fastify handles everything that is not in memory, or not yet in the visitor's
 * encoding. Responses from memory are exempt from rate limits.
 */
export class RawResponseCache {
  readonly pages = new PageCache({ maxBytes: maxPageBytes });
  readonly answers = new PageCache({ maxBytes: maxAnswerBytes });
  readonly #places = new Map<string, Place>();

  /** Stores where the response to a request target (path and query as sent) is cached. */
  remember(target: string, place: Place): void {
    if (target.length > maxTargetLength || this.#places.has(target)) return;
    if (this.#places.size >= maxPlaces) this.#places.clear();
    this.#places.set(target, place);
  }

  /** Drops responses that show content of this kind. */
  forget(kind: ContentKind): void {
    this.pages.forget(kind);
    this.answers.forget(kind);
  }

  /** Marks everything as stale, because changes may have been missed. */
  flush(): void {
    this.pages.flush();
    this.answers.flush();
  }

  /** Creates the function that serves a request from memory if possible and returns whether it did. */
  createResponder(nameRequest: NameRequest, observers: readonly ObserveAnswer[]): ServeCached {
    return (request, response) => {
      const found = request.method === 'GET' ? this.#find(request) : undefined;
      if (!found) return false;
      const requestId = nameRequest(request);
      if (!sendFinished(request, response, { page: found.page, requestId })) return false;
      if (observers.length === 0) return true;
      const startedAt = performance.now();
      response.once('finish', () => {
        const ms = performance.now() - startedAt;
        const { statusCode: status } = response;
        const answered = { requestId, method: 'GET', route: found.route, status, ms };
        for (const observe of observers) observe(answered);
      });
      return true;
    };
  }

  #find(request: IncomingMessage): { page: Page; route: string } | undefined {
    const target = request.url ?? '';
    const place = this.#places.get(target);
    if (place && mayHaveSession(request)) return undefined;
    // The key of a page is its path.
    const page = place ? this.answers.find(place.key) : this.pages.find(target);
    return page && { page, route: place?.route ?? pageRoute };
  }
}

/** The headers of a page in Node's format for writeHead: a flat list, built once. */
const flatHeaders = new WeakMap<Page, readonly string[]>();

function listHeaders(page: Page): readonly string[] {
  const known = flatHeaders.get(page);
  if (known) return known;
  const headers = Object.entries(page.headers).flat();
  flatHeaders.set(page, headers);
  return headers;
}

/** A page in one encoding, ready to send: its headers as a flat list, and its content. */
interface PreparedAnswer {
  headers: readonly string[];
  content: Buffer | string;
}

/**
 * Node sends a string together with the headers, but a buffer separately. Up to about this size, copying the string is
 * faster than two writes.
 */
const maxStringBytes = 4_096;

/** Keyed by the page's bytes in an encoding. */
const preparedAnswers = new WeakMap<Buffer, PreparedAnswer>();

function prepareAnswer(page: Page, { encoding, bytes }: EncodedBody): PreparedAnswer {
  const known = preparedAnswers.get(bytes);
  if (known) return known;
  const headers = [...listHeaders(page), 'Content-Length', String(bytes.length)];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  const content = bytes.length > maxStringBytes ? bytes : bytes.toString('latin1');
  const answer = { headers, content };
  preparedAnswers.set(bytes, answer);
  return answer;
}

/** Sends a page if it is already compressed; otherwise returns false. */
function sendFinished(
  { headers: sent }: IncomingMessage,
  response: ServerResponse,
  { page, requestId }: { page: Page; requestId: string },
): boolean {
  if (isUnchanged(page, sent)) {
    response.writeHead(304, [...listHeaders(page), requestIdHeader, requestId]).end();
    return true;
  }
  const body = page.body.findFor(sent['accept-encoding']);
  if (!body) return false;
  const { headers, content } = prepareAnswer(page, body);
  response.writeHead(page.status, [...headers, requestIdHeader, requestId]).end(content, 'latin1');
  return true;
}
