import type { Page } from '@social/api/pages/page';
import { t } from '@social/texts';
import { notify, Stack, TextLink, Typography } from '@social/ui';
import { Link, useNavigate } from '@social/ui/router';
import { CreatePageForm } from '../features/create-page/create-page-form';
import { mainPagesPath, pageProfilePath } from '../lib/page-paths';

export function CreatePagePage() {
  const navigate = useNavigate();

  function showCreated(page: Page) {
    void navigate(pageProfilePath(page));
    void notify({ severity: 'success', message: t('Page created successfully!') });
  }

  return (
    <Stack spacing={2}>
      <TextLink component={Link} to={mainPagesPath} variant="body2" sx={{ alignSelf: 'flex-start' }}>
        {t('Back to My Pages')}
      </TextLink>
      <Typography variant="h1">{t('Create Page')}</Typography>
      <CreatePageForm onCreated={showCreated} />
    </Stack>
  );
}
