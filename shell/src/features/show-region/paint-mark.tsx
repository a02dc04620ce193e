import { useEffect } from 'react';
import type { RegionRelease } from '../../lib/federation/region-releases';
import type { RegionAddress } from '../../lib/federation/region-address';
import { useShellServices } from '../../lib/shell-services';

/** Reports that a region's release was painted: two frames after React committed both. */
export function PaintMark({ remote, expose, release }: RegionAddress & { release: RegionRelease }) {
  const { regions } = useShellServices();
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => regions.painted({ remote, expose }, release));
    });
    return () => cancelAnimationFrame(frame);
  }, [regions, remote, expose, release]);
  return null;
}
