import type { InjectOptions } from 'fastify';
import { buildAddress, type DeclaredRoute, formatRoute, noRecord } from './all-routes.ts';
import type { Caller } from './callers.ts';
import { everyWrite } from './every-write.ts';
import {
  buildRequest,
  callBriefly,
  type Prepared,
  type Write,
  type WriteContext,
} from './writes.ts';

/** Calls that would succeed if they were authorized: on existing records, with valid fields. */
export class ValidCalls {
  readonly #context: WriteContext;
  /** The input for each write, prepared once; no call may succeed with it. */
  readonly #prepared = new Map<string, { write: Write; sent: Prepared }>();

  private constructor(context: WriteContext) {
    this.#context = context;
  }

  static async prepare(context: WriteContext): Promise<ValidCalls> {
    const calls = new ValidCalls(context);
    for (const write of everyWrite(context)) {
      const { cookies: _, ...sent } = await write.prepare();
      calls.#prepared.set(write.name.replace('{id}', ':id'), { write, sent });
    }
    return calls;
  }

  /** Builds the URL of a route with the id of an existing record. */
  buildAddress({ url }: DeclaredRoute): string {
    const [list] = url.split('/:id');
    const ids = [...this.#prepared].map(
      ([name, { sent }]) => name.includes(`${list}/:id`) && sent.id,
    );
    return buildAddress(url, ids.find((id) => id) || noRecord);
  }

  /** Calls a route as this caller, with the path spelled as given. */
  call(route: DeclaredRoute, caller: Caller, spelled = (url: string) => url) {
    const known = this.#prepared.get(formatRoute(route));
    const request = known ? buildRequest(known.write, known.sent) : { method: route.method };
    const url = spelled(this.buildAddress(route));
    const asked: InjectOptions = { ...request, cookies: caller.cookies };
    return callBriefly(this.#context.test, { ...asked, url });
  }
}
