import type { InjectOptions } from 'fastify';
import { addressOf, type DeclaredRoute, nameOf, noRecord } from './all-routes.ts';
import type { Caller } from './callers.ts';
import { everyWrite } from './every-write.ts';
import { callBriefly, type Prepared, requestOf, type World, type Write } from './writes.ts';

/** Calls that would do something if they were let in: of records that are there, with fields that are taken. */
export class CallsInEarnest {
  readonly #world: World;
  /** What a call of each write would be made with, prepared once and never let through. */
  readonly #prepared = new Map<string, { write: Write; sent: Prepared }>();

  private constructor(world: World) {
    this.#world = world;
  }

  static async of(world: World): Promise<CallsInEarnest> {
    const calls = new CallsInEarnest(world);
    for (const write of everyWrite(world)) {
      const { cookies: _, ...sent } = await write.prepare();
      calls.#prepared.set(write.name.replace('{id}', ':id'), { write, sent });
    }
    return calls;
  }

  /** The address of a record that is there, of the kind that a route is about. */
  addressOf({ url }: DeclaredRoute): string {
    const [list] = url.split('/:id');
    const ids = [...this.#prepared].map(
      ([name, { sent }]) => name.includes(`${list}/:id`) && sent.id,
    );
    return addressOf(url, ids.find((id) => id) || noRecord);
  }

  /** Calls a route as somebody, at its address or another spelling of it. */
  call(route: DeclaredRoute, caller: Caller, spelled = (url: string) => url) {
    const known = this.#prepared.get(nameOf(route));
    const request = known ? requestOf(known.write, known.sent) : { method: route.method };
    const url = spelled(this.addressOf(route));
    const asked: InjectOptions = { ...request, cookies: caller.cookies };
    return callBriefly(this.#world.test, { ...asked, url });
  }
}
