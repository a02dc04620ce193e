import type { Page } from '@social/api/pages/page';
import type { SiteSettings } from '@social/api/site/fetch-site-settings';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { PicturesForm } from '../../features/change-pictures/pictures-form';
import { SettingsForm } from '../../features/change-settings/settings-form';
import { AdminSection } from '../../features/manage-admins/admin-section';
import type { SectionName } from '../../features/switch-section/sections';
import { DeletePageForm } from '../../features/delete-page/delete-page-form';
import { AnalyticsSection } from '../../features/read-analytics/analytics-section';
import { mainPagesPath } from '../../lib/page-paths';

export type SectionBodyProps = { page: Page; site: SiteSettings; section: SectionName; label: string };

/** Shows the form of a section. */
export function SectionBody({ page, site, section, label }: SectionBodyProps) {
  const navigate = useNavigate();

  function showDeleted() {
    void navigate(mainPagesPath, { replace: true });
    void notify({ severity: 'success', message: t('{name} is deleted.', { name: page.name }) });
  }

  switch (section) {
    case 'general':
    case 'information':
    case 'social':
      return <SettingsForm page={page} site={site} section={section} label={label} />;
    case 'pictures':
      return <PicturesForm page={page} shows="profile" label={label} />;
    case 'design':
      return <PicturesForm page={page} shows="design" label={label} />;
    case 'admin':
      return <AdminSection page={page} />;
    case 'analytics':
      return <AnalyticsSection pageId={page.id} />;
    case 'delete':
      return <DeletePageForm page={page} onDeleted={showDeleted} />;
  }
}
