import type { InjectOptions } from 'fastify';
import { clientNetwork } from '#server/platform/http/client.ts';

/** Where a request comes from: the real client, and what the server sees. */
interface Origin {
  client: string;
  remoteAddress: string;
  forwardedFor: string;
}

/** How clients reach the server, and the matching TRUST_PROXY. */
export interface ProxySetup {
  label: string;
  trustProxy: string | undefined;
  /** The origin of a client that forges every header it can. */
  from: (client: string, n: number) => Origin;
}

const proxy = '10.0.0.1';
const forged = (n: number) => `203.0.${n % 250}.${(n * 7) % 250}`;

export const proxySetups: readonly ProxySetup[] = [
  {
    label: 'no proxy is trusted',
    trustProxy: undefined,
    from: (client, n) => ({ client, remoteAddress: client, forwardedFor: forged(n) }),
  },
  {
    label: 'one hop is trusted',
    trustProxy: '1',
    from: (client, n) => ({
      client,
      remoteAddress: proxy,
      forwardedFor: `${forged(n)}, ${forged(n + 1)}, ${client}`,
    }),
  },
  {
    label: 'a proxy’s address is trusted and some clients bypass it',
    trustProxy: `${proxy}/32`,
    from: (client, n) =>
      n % 3 === 0
        ? { client, remoteAddress: client, forwardedFor: `${forged(n)}, ${proxy}` }
        : { client, remoteAddress: proxy, forwardedFor: `${forged(n)}, ${client}` },
  },
];

/** The accounts that are attacked. */
export const targets = ['frontdesk', 'workshop', 'showroom'] as const;

/** Spells a user name differently for each n. */
const spellName = (name: string, n: number) => {
  const cased = [...name].map((letter, position) =>
    (n >> position) & 1 ? letter.toUpperCase() : letter,
  );
  return [cased.join(''), ` ${cased.join('')}\t`, `\u00a0${cased.join('')}`][n % 3] ?? name;
};

/** An attempt to sign in. Its password is unique, so it identifies the attempt. */
export interface Attempt {
  account: string;
  network: string;
  password: string;
  call: InjectOptions;
}

/** Chooses the client address and the account of the nth attempt. */
function chooseTarget(n: number): { account: string; address: string } {
  const round = Math.floor(n / 3);
  // One network tries unknown names, one the existing accounts, and many attack one account.
  if (n % 3 === 0) return { account: `someone-${n}`, address: `2001:db8:0:7::${(n % 999) + 1}` };
  if (n % 3 === 1) {
    return { account: targets[round % targets.length] ?? '', address: '198.51.100.7' };
  }
  return { account: targets[0], address: `198.18.${round % 250}.${n % 250}` };
}

/** Builds the nth attempt. */
export function buildAttempt(setup: ProxySetup, n: number): Attempt {
  const { account, address } = chooseTarget(n);
  const { client, remoteAddress, forwardedFor } = setup.from(address, n);
  const password = `guess ${setup.label} ${n}`;
  return {
    account,
    network: clientNetwork(client),
    password,
    call: {
      method: 'POST',
      url: '/api/admin/login',
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { username: spellName(account, n), password, [`field${n}`]: n, accountId: account },
    },
  };
}

/** Returns how often the most frequent value occurs. */
export function countMostFrequent(values: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
