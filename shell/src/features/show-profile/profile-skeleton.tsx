import { t } from '@social/texts';
import { Card, Skeleton, Stack, styled, VisuallyHidden } from '@social/ui';

/** Reserves the space of a profile while it loads. */
export function ProfileSkeleton() {
  return (
    <Card role="status">
      <VisuallyHidden>{t('Loading the profile')}</VisuallyHidden>
      <Cover variant="rectangular" />
      <Stack spacing={1} sx={{ px: 3, pb: 3, mt: -8 }}>
        <Skeleton variant="circular" width={136} height={136} />
        <Skeleton width="40%" height={40} />
        <Skeleton width="24%" />
        <Skeleton width="70%" />
      </Stack>
    </Card>
  );
}

const Cover = styled(Skeleton)({ aspectRatio: '3 / 1', height: 'auto' });
