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
 * What counts as one client: an IPv4 address, or an IPv6 network of 64 bits, as one household or
 * one machine has all addresses in it. An IPv4 address written as IPv6 is that IPv4 address.
 */
export function clientNetwork(address: string): string {
  // ipaddr.js also parses IPv4 addresses in octal, and anything that is no address throws.
  if (!isIPv6(address)) return address;
  const parsed = parseIPv6(address);
  return parsed ? formatPrefix(parsed, 64) : ipaddr.process(address).toString();
}

/**
 * The network of 48 bits that an IPv6 address is in; null for an IPv4 address. One site gets so many networks of
 * 64 bits, so a limit for those alone stops nobody who has one.
 */
export function widerNetwork(address: string): string | null {
  const parsed = isIPv6(address) ? parseIPv6(address) : null;
  return parsed && formatPrefix(parsed, 48);
}

/** How many times as much as one client all clients of a wider network may do. */
export const widerNetworkFactor = 10;

/** A network that a client is in, and how many times as much as one client it may do. */
export interface NetworkShare {
  network: string;
  share: number;
}

/** Lists the networks by which a client is limited: its own, and for IPv6 the wider one, too. */
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
