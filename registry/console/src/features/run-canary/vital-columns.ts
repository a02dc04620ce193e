import type { CanaryStatus } from '@social/registry-client/browser';

export type ReleaseVitals = CanaryStatus['vitals'][number];

type VitalColumn = {
  name: string;
  title: string;
  read: (vitals: ReleaseVitals) => ReleaseVitals['lcpMs'];
  format: (p75: number) => string;
};

/** The web vitals that releases are compared by. */
export const vitalColumns: readonly VitalColumn[] = [
  { name: 'LCP', title: 'Largest Contentful Paint', read: ({ lcpMs }) => lcpMs, format: (ms) => `${(ms / 1000).toFixed(2)} s` },
  { name: 'INP', title: 'Interaction to Next Paint', read: ({ inpMs }) => inpMs, format: (ms) => `${Math.round(ms)} ms` },
  { name: 'CLS', title: 'Cumulative Layout Shift', read: ({ cls }) => cls, format: (cls) => cls.toFixed(3) },
];
