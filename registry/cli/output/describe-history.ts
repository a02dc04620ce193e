import type { EnvironmentEvent, Revision } from '@social/registry-client';
import type { FullHistory } from '../read-history';
import type { Colors } from '../terminal';
import { formatShare } from './describe-canary';
import { formatChanges, formatKind, formatProvenance, formatTime } from './format';

/**
 * Creates the rows of a history: revisions and events by time, newest first. An event that made a revision is shown in that revision's row.
 */
export function describeHistory(history: FullHistory, limit: number, colors: Colors): string[][] {
  const rows = [
    ...history.revisions.map((revision) => ({ at: revision.at, row: describeRevision(revision, history, colors) })),
    ...history.events.filter(({ revision }) => revision === null).map((event) => ({ at: event.at, row: describeEvent(event, colors) })),
  ];
  return rows
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .slice(0, limit)
    .map(({ row }) => row);
}

function describeRevision(revision: Revision, { events, withdrawals, provenances }: FullHistory, colors: Colors): string[] {
  const { revision: number, at, by, kind, canary, changes, reason } = revision;
  const isPinned = (release: { remote: string; version: string }) =>
    changes.some(({ remote, to }) => release.remote === remote && release.version === to);
  const values = events
    .filter((event) => event.revision === number)
    .map((event) => (event.kind === 'settings' ? `  ${formatValues(event)}` : `  ${event.kind} by ${event.by}`));
  const warnings = withdrawals.filter(isPinned).map(({ remote, version }) => colors.red(`  ${remote}@${version} was withdrawn`));
  const sources = provenances.filter(isPinned).map(({ provenance }) => colors.dim(`  ${formatProvenance(provenance)}`));
  return [
    colors.bold(String(number).padStart(4)),
    formatTime(at),
    by,
    formatKind(revision),
    `${formatChanges(changes)}${kind === 'canary' ? formatCanary(canary) : ''}  ${colors.dim(`"${reason}"`)}`.trim() +
      [...values, ...sources, ...warnings].join(''),
  ];
}

function describeEvent(event: EnvironmentEvent, colors: Colors): string[] {
  const reason = event.reason ? `  ${colors.dim(`"${event.reason}"`)}` : '';
  // The values of a new environment are all its settings, which `env list` shows.
  const values = event.kind === 'create' ? '' : `: ${formatValues(event)}`;
  return ['   –', formatTime(event.at), event.by, '', `${event.kind}${values}${reason}`];
}

function formatCanary(canary: Revision['canary']): string {
  return canary ? formatShare(canary) : 'ended';
}

/** Formats `brand Social → Club, overridesAllowed false → true`. */
function formatValues({ changes }: EnvironmentEvent): string {
  return changes.map(({ name, from, to }) => `${name} ${[from, to].map(formatValue).join(' → ')}`).join(', ');
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'string' ? value || '""' : JSON.stringify(value);
}
