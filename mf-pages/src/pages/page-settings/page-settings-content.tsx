import type { PageId, PersonId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { siteSettingsQuery } from '@social/data/site/site-settings-query';
import { apiClient, usePageTitle } from '@social/session';
import { t } from '@social/texts';
import { Card, ErrorState, Skeleton, styled, Typography, useMediaQuery, useTheme, VisuallyHidden } from '@social/ui';
import { useQuery } from '@tanstack/react-query';
import { SectionDrawer } from '../../features/switch-section/section-drawer';
import { SectionMenu } from '../../features/switch-section/section-menu';
import { sections, type SectionName } from '../../features/switch-section/sections';
import { pageQuery } from '../../lib/page-query';
import { PageBanner } from './page-banner';
import { SectionBody } from './section-body';

export type PageSettingsContentProps = { pageId: PageId; userId: PersonId | null; section: SectionName };

/** Shows the banner, the menu and the current section of a page's settings. */
export function PageSettingsContent({ pageId, userId, section }: PageSettingsContentProps) {
  const page = useQuery(pageQuery(userId, pageId));
  const site = useQuery(siteSettingsQuery(apiClient));
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const label = sections.find(({ name }) => name === section)?.label;
  usePageTitle([label, page.data?.name].filter(Boolean).join(' · '));
  const failure = [page, site].find((query) => query.error && !query.data && !query.isFetching);

  if (failure?.error)
    return (
      <ErrorState
        title={t('The settings could not be loaded')}
        detail={failureMessage(failure.error)}
        onRetry={() => void failure.refetch()}
      />
    );
  if (!page.data || !site.data) return <SettingsSkeleton />;
  if (!page.data.isMine && !page.data.isAdmin)
    return (
      <ErrorState title={t('This page is not yours to change')} detail={t('{name} is run by somebody else.', { name: page.data.name })} />
    );
  return (
    <>
      <PageBanner page={page.data} />
      <Columns>
        {isWide ? <SectionMenu pageId={pageId} current={section} /> : <SectionDrawer pageId={pageId} current={section} />}
        <Section>
          <Typography variant="h2" sx={{ mb: 2.5 }}>
            {label}
          </Typography>
          <SectionBody key={section} page={page.data} site={site.data} section={section} label={label ?? ''} />
        </Section>
      </Columns>
    </>
  );
}

function SettingsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t('Loading settings')}</VisuallyHidden>
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={360} sx={{ mt: 2 }} />
    </div>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '210px minmax(0, 1fr)' },
}));

// Not clipped: the save bar sticks to the screen's bottom.
const Section = styled(Card)(({ theme }) => ({
  overflow: 'visible',
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));
