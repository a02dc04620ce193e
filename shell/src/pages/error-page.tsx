import { usePageTitle } from '@social/session';
import { t } from '@social/texts';
import { Button, Stack, Typography } from '@social/ui';
import { Link } from '@social/ui/router';

const TITLE = t('Unexpected Application Error!');

/** The page of an unknown URL. */
export function NotFoundPage() {
  return <ErrorFrame explanation={t('There is nothing at this address. The link may be old, or mistyped.')} />;
}

/** The page of a shell that broke. */
export function CrashPage() {
  return <ErrorFrame explanation={t('Something in this page broke. What you had saved is safe.')} needsNewDocument />;
}

type ErrorFrameProps = {
  explanation: string;
  /** Going home needs a new document, as the running one may be broken. */
  needsNewDocument?: boolean;
};

function ErrorFrame({ explanation, needsNewDocument = false }: ErrorFrameProps) {
  usePageTitle(TITLE);
  return (
    <Stack
      component="main"
      spacing={2}
      sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center', p: 3, textAlign: 'center' }}
    >
      <Typography variant="h1">{TITLE}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{explanation}</Typography>
      <Button component={Link} to="/" reloadDocument={needsNewDocument} variant="contained">
        {t('Go to Home')}
      </Button>
    </Stack>
  );
}
