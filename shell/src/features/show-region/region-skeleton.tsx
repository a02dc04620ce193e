import { t } from '@social/texts';
import { Skeleton, Stack } from '@social/ui';
import { useLayoutEffect, useRef } from 'react';

type RegionSkeletonProps = {
  /** The region's name for members. */
  name: string;
  blocks: number;
  /** The document's preview of the page, which stays until the region has loaded. */
  preview: HTMLElement | null;
};

/** Reserves the space of a region while it loads, so that the page does not shift. */
export function RegionSkeleton({ name, blocks, preview }: RegionSkeletonProps) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (preview) holder.current?.append(preview);
  }, [preview]);

  if (preview) return <div ref={holder} role="status" aria-label={t('Loading {name}', { name })} />;
  return (
    <Stack role="status" aria-label={t('Loading {name}', { name })} spacing={2}>
      <Skeleton variant="text" width="40%" height={40} />
      {Array.from({ length: blocks }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={blocks > 1 ? 160 : 64} />
      ))}
    </Stack>
  );
}
