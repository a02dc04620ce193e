import type { PersonId } from '@social/api';
import { toListState } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { AddIcon, Alert, Button, EmptyState, PagesIcon, Stack, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageList } from '../features/browse-pages/page-list';
import { pageListQuery, type ListedPage } from '../features/browse-pages/page-list-query';
import { PageTabs, pagesPanelId, pagesTabId, usePagesTab, type PagesTab } from '../features/browse-pages/page-tabs';
import { LikePageButton } from '../features/like-page/like-page-button';
import { createPagePath, pageSettingsPath } from '../lib/page-paths';

/** Lists the member's pages, suggestions and liked pages in tabs. */
export function MyPagesPage() {
  const userId = useSession((session) => session.userId);
  const [tab, setTab] = usePagesTab();

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">{t('My Pages')}</Typography>
        <Button component={Link} to={createPagePath} variant="contained" startIcon={<AddIcon />}>
          {t('Create Page')}
        </Button>
      </Stack>
      <PageTabs tab={tab} onChoose={setTab} />
      <div role="tabpanel" id={pagesPanelId} aria-labelledby={pagesTabId(tab)}>
        {userId === null ? (
          <Alert severity="error">{t('Missing access token or user ID')}</Alert>
        ) : (
          <PagesTabPanel key={tab} tab={tab} userId={userId} />
        )}
      </div>
    </Stack>
  );
}

function PagesTabPanel({ tab, userId }: { tab: PagesTab; userId: PersonId }) {
  const state = toListState(useInfiniteQuery(pageListQuery(userId, tab)));
  const { label, title, detail } = tabTexts[tab];
  return (
    <PageList
      label={label}
      state={state}
      empty={<EmptyState icon={<PagesIcon />} title={title} detail={detail} />}
      renderAction={renderAction}
    />
  );

  function renderAction(page: ListedPage) {
    if (tab !== 'managed') return <LikePageButton page={page} readAt={page.readAt} />;
    return (
      <Button
        component={Link}
        to={pageSettingsPath(page.id)}
        variant="outlined"
        size="small"
        aria-label={t('Edit Page: {name}', { name: page.name })}
        sx={{ minHeight: 40 }}
      >
        {t('Edit Page')}
      </Button>
    );
  }
}

const tabTexts: Record<PagesTab, { label: string; title: string; detail: string }> = {
  managed: {
    label: t('My Pages'),
    title: t('You run no page yet'),
    detail: t('Create one for your shop, your band or your cause. It will be listed here.'),
  },
  suggested: {
    label: t('Suggested pages'),
    title: t('No suggestions right now'),
    detail: t('You have found every page there is. New ones will be suggested here.'),
  },
  liked: {
    label: t('Liked pages'),
    title: t('You like no page yet'),
    detail: t('Pages that you like under Suggested Page will be listed here.'),
  },
};
