import { t } from '@social/texts';
import { Alert, Button, notify, Stack, styled, Typography } from '@social/ui';

type RecoveryCodesProps = { message: string; codes: readonly string[]; onStored: () => void };

/** Shows the recovery codes once, to be copied or downloaded. */
export function RecoveryCodes({ message, codes, onStored }: RecoveryCodesProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      void notify({ severity: 'success', message: t('The recovery codes are copied.') });
    } catch {
      // The browser refused, or the page has no secure origin and thus no clipboard.
      void notify({ severity: 'warning', message: t('Your browser did not copy the codes. Select them, or download them.') });
    }
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      {/* The form had the focus and is gone. */}
      <Alert severity="success" role="status" tabIndex={-1} ref={(alert: HTMLElement | null) => alert?.focus()}>
        {t('{message} Store these codes now: each signs you in once without the app, and they are not shown again.', { message })}
      </Alert>
      <Codes aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download="recovery-codes.txt"
        >
          {t('Download')}
        </Button>
        <Button variant="contained" onClick={onStored}>
          {t('I have stored them')}
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('Without the app and the codes, only the people who run this site can let you in again.')}
      </Typography>
    </Stack>
  );
}

const Codes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  gap: theme.spacing(0.5, 3),
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.action.hover,
  listStyle: 'none',
}));
