import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Parses an IPv6 address, with or without a zone; null for an IPv4 address, also one written as IPv6. */
function parseIPv6(address: string): ipaddr.IPv6 | null {
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.isIPv4MappedAddress() ? null : parsed;
}

const formatPrefix = ({ parts }: ipaddr.IPv6, bits: 48 | 64) =>
  `${parts
    .slice(0, bits / 16)
    .map((part) => part.toString(16))
    .join(':')}::/${bits}`;

/**
 * Returns the network that counts as one client: an IPv4 address, or an IPv6 /64, because a household or a machine owns
 * all addresses in it. An IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function clientNetwork(address: string): string {
  // ipaddr.js also parses IPv4 addresses in octal, and throws for anything that is not an address.
  if (!isIPv6(address)) return address;
  const parsed = parseIPv6(address);
  return parsed ? formatPrefix(parsed, 64) : ipaddr.process(address).toString();
}

/**
 * Returns the /48 of an IPv6 address; null for an IPv4 address. One site gets that many /64 networks, so limiting /64s
 * alone would not stop it.
 */
export function widerNetwork(address: string): string | null {
  const parsed = isIPv6(address) ? parseIPv6(address) : null;
  return parsed && formatPrefix(parsed, 48);
}

/** The limit of a wider network, as a multiple of the limit of one client. */
export const widerNetworkFactor = 10;

/** A network of a client, and its limit as a multiple of the limit of one client. */
export interface NetworkShare {
  network: string;
  share: number;
}

/** Lists the networks whose limits apply to a client: its own, and for IPv6 also the wider one. */
export function listNetworks(address: string): NetworkShare[] {
  const own = { network: clientNetwork(address), share: 1 };
  const wider = widerNetwork(address);
  return wider ? [own, { network: wider, share: widerNetworkFactor }] : [own];
}

/** The client that sent a request. */
export interface RequestClient {
  ipAddress: string;
  userAgent: string | null;
}

const maxUserAgentLength = 500;

/** Returns the client of a request. The user agent is truncated, because clients can send anything. */
export function readClient({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): RequestClient {
  return { ipAddress: ip, userAgent: headers['user-agent']?.slice(0, maxUserAgentLength) ?? null };
}
