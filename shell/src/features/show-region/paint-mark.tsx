import { useEffect } from 'react';
import type { RegionRelease } from '../../lib/federation/region-releases';
import { useShellServices } from '../../lib/shell-services';

/** Reports that a region's release was painted: two frames after React committed both. */
export function PaintMark({ release }: { release: RegionRelease }) {
  const { regions } = useShellServices();
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => regions.painted(release));
    });
    return () => cancelAnimationFrame(frame);
  }, [regions, release]);
  return null;
}
