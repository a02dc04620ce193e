import { parseId, type PageId } from '@social/api';
import { useSession } from '@social/session';
import { AddIcon, Button, Stack, Typography } from '@social/ui';
import { Link, useSearchParams } from '@social/ui/router';
import { sectionNamed } from '../../features/choose-section/sections';
import { PageChoice } from '../../features/choose-page/page-choice';
import { mainPagesPath } from '../../lib/page-paths';
import { SettingsOfPage } from './settings-of-page';

/** Everything that can be set about a page; the address says which page and which section. */
export function PageSettingsPage() {
  const userId = useSession((session) => session.userId);
  const [params] = useSearchParams();
  const pageId = parseId<PageId>(params.get('page'));

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">Page Setting</Typography>
        <Button component={Link} to={mainPagesPath} variant="outlined" startIcon={<AddIcon />}>
          Create Page
        </Button>
      </Stack>
      {pageId !== null ? (
        <SettingsOfPage key={pageId} pageId={pageId} userId={userId} section={sectionNamed(params.get('section'))} />
      ) : (
        userId !== null && <PageChoice userId={userId} />
      )}
    </Stack>
  );
}
