import { isIPv6 } from 'node:net';

const nameAndPort = /^(?:[a-z\d._~-]+|\[([\da-f:.]+)\])(?::(\d{1,5}))?$/i;
const maxPort = 65_535;

/** The last valid host: nearly all requests name the same one. */
let lastValid: string | undefined;

/** Whether a Host header is a valid name or IP address, with or without a port. */
export function isValidHost(host: string): boolean {
  if (host === lastValid) return true;
  const isValid = parseHost(host);
  if (isValid) lastValid = host;
  return isValid;
}

function parseHost(host: string): boolean {
  const [whole, ipv6, port = '0'] = nameAndPort.exec(host) ?? [];
  if (whole === undefined || Number(port) > maxPort) return false;
  // URL parses a host that ends in a number as IPv4, and so rejects '1.2.3.999'.
  return ipv6 === undefined ? URL.canParse(`http://${whole}`) : isIPv6(ipv6);
}
