import type { Canary, CanaryStep } from '@social/registry-client/browser';

type Votes = { visitors: number; failed: number };

/** Formats `mf_feed@0.3.0, mf_chat@0.2.0`. */
export function formatReleases(changes: Canary['changes']): string {
  return Object.entries(changes)
    .map(([remote, version]) => `${remote}@${version}`)
    .join(', ');
}

/** Formats the audience of a canary: `5 % of members, 2 named ones and the staff`. */
export function formatAudience({ percent, cohort: { members, staff } }: Pick<Canary, 'percent' | 'cohort'>): string {
  const parts = [`${percent} % of members`];
  if (members.length > 0) parts.push(members.length === 1 ? '1 named member' : `${members.length} named members`);
  if (staff) parts.push('the staff');
  return parts.length === 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export function formatStep(step: CanaryStep): string {
  if ('weight' in step) return `${step.weight} %`;
  if ('analysis' in step) return 'Analysis';
  return step.pause.seconds === undefined ? 'Pause until resumed' : `Pause ${formatDuration(step.pause.seconds)}`;
}

const units = [
  ['day', 86_400],
  ['h', 3600],
  ['min', 60],
] as const;

function formatDuration(seconds: number): string {
  const unit = units.find(([, size]) => seconds >= size && seconds % size === 0);
  return unit ? `${seconds / unit[1]} ${unit[0]}` : `${seconds} s`;
}

/** Returns the share of visitors with a failure, in percent with one decimal. Null without visitors. */
export function failurePercent({ visitors, failed }: Votes): number | null {
  return visitors === 0 ? null : Math.round((1000 * failed) / visitors) / 10;
}
