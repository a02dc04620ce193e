import type { PersonId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Page } from '@social/api/pages/page';
import { usePageTitle, useSession } from '@social/session';
import { t } from '@social/texts';
import {
  Button,
  EmptyState,
  ErrorState,
  PagesIcon,
  RegionSlot,
  Skeleton,
  Stack,
  styled,
  TextLink,
  Typography,
  VisuallyHidden,
} from '@social/ui';
import { Link, useSearchParams } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallToActionButton } from '../features/show-page-header/call-to-action-button';
import { MessageOwnerButton } from '../features/show-page-header/message-owner-button';
import { PageHeader } from '../features/show-page-header/page-header';
import { LikePageButton } from '../features/like-page/like-page-button';
import { PageComposer } from '../features/post-on-page/page-composer';
import { mainPagesPath, pageSettingsPath } from '../lib/page-paths';
import { namedPageQuery } from '../lib/page-query';
import type { SlotInputs } from '../slot-inputs';

/** Shows a page's profile. The address has its id or slug: `?page=12`, `?page=tea_house`, `?page_name=tea_house`. */
export function PageProfilePage() {
  const userId = useSession((session) => session.userId);
  const [params] = useSearchParams();
  const name = params.get('page') ?? params.get('page_name') ?? '';
  if (name === '') return <NoPage />;
  return <NamedPage key={name} name={name} userId={userId} />;
}

function NamedPage({ name, userId }: { name: string; userId: PersonId | null }) {
  const { data: page, error, isFetching, refetch } = useQuery(namedPageQuery(userId, name));

  if (page) return <PageProfile page={page} readAt={page.readAt} />;
  return (
    <>
      <VisuallyHidden as="h1">{t('Page profile')}</VisuallyHidden>
      {error && !isFetching ? (
        <ErrorState title={t('This page could not be shown')} detail={failureMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <Stack role="status" spacing={1}>
          <VisuallyHidden>{t('Loading the page')}</VisuallyHidden>
          <Skeleton variant="rounded" sx={{ aspectRatio: '3 / 1', height: 'auto' }} />
          <Skeleton variant="circular" width={112} height={112} />
          <Skeleton width={220} height={36} />
          <Skeleton width={160} />
        </Stack>
      )}
    </>
  );
}

function PageProfile({ page, readAt }: { page: Page; readAt: number }) {
  const isManager = page.isMine || page.isAdmin;
  const [publishedCount, setPublishedCount] = useState(0);
  const posts: SlotInputs['mf_feed/post-list'] = { owner: { kind: 'page', id: page.id }, revision: publishedCount };
  usePageTitle(page.name);

  return (
    <Background
      data-has-picture={page.backgroundUrl !== null || undefined}
      style={page.backgroundUrl === null ? {} : { backgroundImage: `url(${JSON.stringify(page.backgroundUrl)})` }}
    >
      <PageHeader
        page={page}
        readAt={readAt}
        isManager={isManager}
        actions={
          <>
            <CallToActionButton settings={page.settings} />
            {page.ownerId !== null && !page.isMine && <MessageOwnerButton ownerId={page.ownerId} />}
            {isManager && (
              <Button component={Link} to={pageSettingsPath(page.id)} size="small" variant="outlined" sx={{ minHeight: 40 }}>
                {t('Edit Page')}
              </Button>
            )}
            <LikePageButton page={page} readAt={readAt} />
          </>
        }
      />
      {(isManager || page.allowsPosts) && (
        <PageComposer key={page.id} page={page} onPublished={() => setPublishedCount((count) => count + 1)} />
      )}
      <RegionSlot remote="mf_feed" expose="./post-list" name={t('Posts')} input={posts} />
    </Background>
  );
}

function NoPage() {
  return (
    <>
      <Typography variant="h1">{t('Page profile')}</Typography>
      <EmptyState
        icon={<PagesIcon />}
        title={t('Which page?')}
        detail={t('This address names no page.')}
        action={
          <TextLink component={Link} to={mainPagesPath}>
            {t('My Pages')}
          </TextLink>
        }
      />
    </>
  );
}

const Background = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingBottom: theme.spacing(6),
  '&[data-has-picture]': {
    padding: theme.spacing(2),
    borderRadius: 16,
    backgroundSize: 'cover',
    backgroundAttachment: 'fixed',
    backgroundPosition: 'center',
  },
}));
