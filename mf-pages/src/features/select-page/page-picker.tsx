import type { PersonId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { fetchPages } from '@social/api/pages/fetch-pages';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { Card, EmptyState, ErrorState, PagesIcon, PersonAvatar, Skeleton, styled, Typography } from '@social/ui';
import { Link, Navigate } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';
import { pageSettingsPath } from '../../lib/page-paths';

const MAX_PAGES = 50;

/** Asks which of the member's pages to change; of a single one, the settings open at once. */
export function PagePicker({ userId }: { userId: PersonId }) {
  const {
    data: pages,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['pages', userId, 'options'],
    queryFn: ({ signal }) => fetchPages(apiClient, { of: 'managed' }, { limit: MAX_PAGES }, { signal }),
  });

  if (!pages) {
    if (error && !isFetching)
      return <ErrorState title={t('Your pages could not be loaded')} detail={failureMessage(error)} onRetry={() => void refetch()} />;
    return <Skeleton variant="rounded" height={160} />;
  }
  if (pages.length === 0)
    return (
      <EmptyState icon={<PagesIcon />} title={t('You run no page yet')} detail={t('Create one first, then its settings are found here.')} />
    );
  const [first, ...others] = pages;
  if (first && others.length === 0) return <Navigate to={pageSettingsPath(first.id)} replace />;
  return (
    <>
      <Typography>{t('Which page would you like to change?')}</Typography>
      <List aria-label={t('Your pages')}>
        {pages.map(({ id, name, avatarUrl }) => (
          <li key={id}>
            <Card>
              <PageLink to={pageSettingsPath(id)}>
                <PersonAvatar name={name} avatarUrl={avatarUrl} />
                <span dir="auto">{name}</span>
              </PageLink>
            </Card>
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), margin: 0, padding: 0, listStyle: 'none' }));

const PageLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));
