import { t } from '@social/texts';
import { Skeleton, Stack } from '@social/ui';

/** Reserves the space of the results while they load. */
export function ResultsSkeleton() {
  return (
    <Stack role="status" aria-label={t('Searching')} spacing={1}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} variant="rounded" height={68} />
      ))}
    </Stack>
  );
}
