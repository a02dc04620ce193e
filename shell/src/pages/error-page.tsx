import { Button, Stack, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { usePageTitle } from '../lib/use-page-title';

const TITLE = 'Unexpected Application Error!';

/** An address that leads nowhere. */
export function NotFoundPage() {
  return <ErrorFrame explanation="There is nothing at this address. The link may be old, or mistyped." />;
}

/** The last thing between a bug of the shell and an empty page. */
export function CrashPage() {
  return <ErrorFrame explanation="Something in this page broke. What you had saved is safe." isDocumentSpoiled />;
}

type ErrorFrameProps = {
  explanation: string;
  /** Going home needs a new document: the running one can't be trusted. */
  isDocumentSpoiled?: boolean;
};

function ErrorFrame({ explanation, isDocumentSpoiled = false }: ErrorFrameProps) {
  usePageTitle(TITLE);
  return (
    <Stack
      component="main"
      spacing={2}
      sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center', p: 3, textAlign: 'center' }}
    >
      <Typography variant="h1">{TITLE}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{explanation}</Typography>
      <Button component={Link} to="/" reloadDocument={isDocumentSpoiled} variant="contained">
        Go to Home
      </Button>
    </Stack>
  );
}
