import type { Scopes } from '@social/registry-client';

/** Formats `publish mf_feed, operate *`. */
export function formatScopes({ publish, operate, skipGates, check, view, report, admin }: Scopes): string {
  const parts = [
    publish.length ? `publish ${publish.join(' ')}` : '',
    operate.length ? `operate ${operate.join(' ')}` : '',
    skipGates.length ? `skip gates ${skipGates.join(' ')}` : '',
    check.length ? `check ${check.join(' ')}` : '',
    view.length ? `view ${view.join(' ')}` : '',
    report.length ? `report for edges of ${report.join(' ')}` : '',
    admin ? 'admin' : '',
  ];
  return parts.filter(Boolean).join(', ') || 'read';
}
