import type { FastifyRequest } from 'fastify';
import type { Device } from './account.service';

/** The first match counts: Edge and Opera also call themselves Chrome, and every browser except Firefox calls itself Safari. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const PLATFORMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads the device of a request. `platform` is the fallback for an unknown browser; clients of the contract all send the same value. */
export function readDevice({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, platform: string): Device {
  const agent = headers['user-agent'] ?? '';
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(agent))?.[1];
  return { platform: find(PLATFORMS) ?? (platform.slice(0, 40) || 'web'), browser: find(BROWSERS) ?? '', address: ip };
}
