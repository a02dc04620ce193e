import type { ReleaseVitals, RenderedComposition } from '@social/contracts';
import type { Telemetry } from './telemetry';

/**
 * Reads the web vitals of a canary's releases and of the pinned ones. A canary's page that fell back to the pinned release counts for
 * neither.
 */
export function readCanaryVitals(
  telemetry: Pick<Telemetry, 'figuresOfCanary'>,
  { environment, composition, canary }: RenderedComposition,
): ReleaseVitals[] {
  if (!canary) return [];
  const versions = { pinned: composition, canary: canary.composition };
  return telemetry
    .figuresOfCanary(environment, canary.id)
    .filter(({ arm, remote, version }) => version === versions[arm][remote] && composition[remote] !== canary.composition[remote])
    .map(({ remote, version, vitals: { lcpMs, inpMs, cls } }) => ({
      canary: canary.id,
      remote,
      version,
      vitals: { lcpMs: lcpMs.counts, inpMs: inpMs.counts, cls: cls.counts },
    }));
}
