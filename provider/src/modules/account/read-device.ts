import type { FastifyRequest } from 'fastify';
import type { Device } from './account.service';

/** The first that matches counts: Edge and Opera call themselves Chrome too, and every browser but Firefox calls itself Safari. */
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

/** Reads from which device a request comes. `platform`, which clients of the contract set to the same for all, stands in where the browser is unknown. */
export function readDevice({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, platform: string): Device {
  const agent = headers['user-agent'] ?? '';
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(agent))?.[1];
  return { platform: find(PLATFORMS) ?? (platform.slice(0, 40) || 'web'), browser: find(BROWSERS) ?? '', address: ip };
}
