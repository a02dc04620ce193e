import { parseId, type PageId } from '@social/api';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { AddIcon, Button, Stack, Typography } from '@social/ui';
import { Link, useSearchParams } from '@social/ui/router';
import { findSection } from '../../features/switch-section/sections';
import { PagePicker } from '../../features/select-page/page-picker';
import { mainPagesPath } from '../../lib/page-paths';
import { PageSettingsContent } from './page-settings-content';

/** Reads page and section from the address; without a page, lets the member pick one. */
export function PageSettingsPage() {
  const userId = useSession((session) => session.userId);
  const [params] = useSearchParams();
  const pageId = parseId<PageId>(params.get('page'));

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">{t('Page Setting')}</Typography>
        <Button component={Link} to={mainPagesPath} variant="outlined" startIcon={<AddIcon />}>
          {t('Create Page')}
        </Button>
      </Stack>
      {pageId !== null ? (
        <PageSettingsContent key={pageId} pageId={pageId} userId={userId} section={findSection(params.get('section'))} />
      ) : (
        userId !== null && <PagePicker userId={userId} />
      )}
    </Stack>
  );
}
