import type { Canary, CanaryStatus, CanaryStep } from '@social/registry-client';
import type { Colors } from '../terminal';
import { formatTime, sortVersions } from './format';
import { table } from './table';

/** Describes a canary: its audience, its releases and its current step. */
export function describeCanary(canary: Canary, colors: Colors): string[] {
  const { id, steps, step, isPaused, stepSince, startedBy, startedAt } = canary;
  const waits = isPaused ? colors.yellow('stopped by hand') : `waits at ${formatStep(steps[step])}, since ${formatTime(stepSince)}`;
  return [
    `  canary ${colors.bold(id)}: ${formatShare(canary)} by ${startedBy}, ${formatTime(startedAt)}`,
    `    steps ${steps.map((one, index) => (index === step ? colors.bold(`[${formatStep(one)}]`) : formatStep(one))).join(' ')}; ${waits}`,
  ];
}

/**
 * Describes what an analysis waits for, and what follows it. Empty at other steps, and while a person has stopped the canary.
 */
export function describeAnalysis({ canary, comparisons, minVisitors }: CanaryStatus): string[] {
  const step = canary?.steps[canary.step];
  if (!canary || canary.isPaused || !step || !('analysis' in step)) return [];
  const counts = comparisons.map(
    ({ remote, canary: { version, visitors } }) => `${remote}@${version} has ${visitors} of ${minVisitors} visitors`,
  );
  const next = canary.steps[canary.step + 1];
  const then = next ? formatStep(next) : 'a pin for all visitors';
  return [
    `    ${counts.join(', ')} since ${formatTime(canary.startedAt)}; then ${then} by itself`,
    '    it takes visitors with its release to move on; canary skip does not wait for them',
  ];
}

/** Creates a row for each release of a canary and the pinned one: its visitors, and the number with a failure. */
export function describeComparisons({ comparisons }: CanaryStatus, colors: Colors): string[] {
  const rows = comparisons.flatMap(({ remote, canary, pinned, isClearlyWorse }) => [
    [`${remote}@${canary.version}`, ...formatVotes(canary), isClearlyWorse ? colors.red('clearly worse') : ''],
    ...(pinned ? [[`${remote}@${pinned.version}`, ...formatVotes(pinned), 'pinned']] : []),
  ]);
  return table(rows, '    ');
}

function formatVotes({ visitors, failed }: { visitors: number; failed: number }): string[] {
  const percent = visitors === 0 ? '–' : `${Math.round((1000 * failed) / visitors) / 10} %`;
  return [`${visitors} visitors`, `failed for ${failed}`, percent];
}

/** Formats `mf_feed@0.3.0 for 5 % and 2 members`. */
export function formatShare({ changes, percent, cohort: { members, staff } }: Canary): string {
  const releases = sortVersions(changes).map(([remote, version]) => `${remote}@${version}`);
  const cohort = [
    ...(members.length > 0 ? [members.length === 1 ? '1 member' : `${members.length} members`] : []),
    ...(staff ? ['the staff'] : []),
  ];
  return `${releases.join(', ')} for ${[`${percent} %`, ...cohort].join(' and ')}`;
}

function formatStep(step: CanaryStep | undefined): string {
  if (!step) return '–';
  if ('weight' in step) return `${step.weight}%`;
  if ('analysis' in step) return 'analysis';
  return step.pause.seconds === undefined ? 'pause' : `pause:${step.pause.seconds}s`;
}
