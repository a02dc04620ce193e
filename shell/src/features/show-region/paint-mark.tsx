import { useEffect } from 'react';
import type { RegionRelease } from '../../lib/federation/region-releases';
import { useShellServices } from '../../lib/shell-services';

/** Stands beside a region and says when its release has been painted: two frames after React committed both. */
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
