import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Removes ports and brackets from the addresses in `X-Forwarded-For`. Some proxies send `203.0.113.7:4711` (Azure Application Gateway, IIS);
 * with its port, each connection would be a client of its own, and limits per address would not hold.
 */
export function removeForwardedPorts(headers: IncomingHttpHeaders): void {
  const { 'x-forwarded-for': forwarded } = headers;
  if (forwarded === undefined) return;
  const list = [forwarded].flat().join(',');
  headers['x-forwarded-for'] = list.split(',').map(removePort).join(', ');
}

function removePort(entry: string): string {
  const text = entry.trim();
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  if (bracketed !== undefined && isIPv6(bracketed)) return bracketed;
  const [, plain] = /^([^:]+):\d+$/.exec(text) ?? [];
  return plain !== undefined && isIPv4(plain) ? plain : text;
}
