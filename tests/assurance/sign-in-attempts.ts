import type { InjectOptions } from 'fastify';
import { clientNetwork } from '#server/http/client-network.ts';

/** Where a request comes from: what the server sees of it, and who it really is. */
interface Origin {
  client: string;
  remoteAddress: string;
  forwardedFor: string;
}

/** How clients reach the server, by what TRUST_PROXY says of it. */
export interface Way {
  words: string;
  trustProxy: string | undefined;
  /** The origin of a client that forges all it can. */
  from: (client: string, n: number) => Origin;
}

const proxy = '10.0.0.1';
const forged = (n: number) => `203.0.${n % 250}.${(n * 7) % 250}`;

export const ways: readonly Way[] = [
  {
    words: 'nobody is trusted',
    trustProxy: undefined,
    from: (client, n) => ({ client, remoteAddress: client, forwardedFor: forged(n) }),
  },
  {
    words: 'one hop is trusted',
    trustProxy: '1',
    from: (client, n) => ({
      client,
      remoteAddress: proxy,
      forwardedFor: `${forged(n)}, ${forged(n + 1)}, ${client}`,
    }),
  },
  {
    words: 'a proxy’s address is trusted, some go round it',
    trustProxy: `${proxy}/32`,
    from: (client, n) =>
      n % 3 === 0
        ? { client, remoteAddress: client, forwardedFor: `${forged(n)}, ${proxy}` }
        : { client, remoteAddress: proxy, forwardedFor: `${forged(n)}, ${client}` },
  },
];

/** The accounts that are attacked. */
export const targets = ['frontdesk', 'workshop', 'showroom'] as const;

/** The same name, written in another way each time. */
const spelled = (name: string, n: number) => {
  const cased = [...name].map((letter, place) =>
    (n >> place) & 1 ? letter.toUpperCase() : letter,
  );
  return [cased.join(''), ` ${cased.join('')}\t`, `\u00a0${cased.join('')}`][n % 3] ?? name;
};

/** A try to sign in with a password of its own, by which it is known again. */
export interface Attempt {
  account: string;
  network: string;
  password: string;
  call: InjectOptions;
}

/**
 * The nth try. Every second one comes from one network and goes through names; the others come from
 * many addresses, each against an account that there is.
 */
export function attempt(way: Way, n: number): Attempt {
  const isLoud = n % 2 === 0;
  const address = isLoud ? `2001:db8:0:7::${(n % 999) + 1}` : `198.51.100.${n % 100}`;
  const account = isLoud ? `someone-${n}` : (targets[n % targets.length] ?? '');
  const { client, remoteAddress, forwardedFor } = way.from(address, n);
  const password = `guess ${way.words} ${n}`;
  return {
    account,
    network: clientNetwork(client),
    password,
    call: {
      method: 'POST',
      url: '/api/admin/login',
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { username: spelled(account, n), password, [`field${n}`]: n, accountId: account },
    },
  };
}

/** How often each value occurs; answers the most. */
export function mostOf(values: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
