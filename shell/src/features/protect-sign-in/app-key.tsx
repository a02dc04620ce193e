import type { TwoFactorKey } from '@social/api/account/two-factor';
import { t } from '@social/texts';
import { Box, lazyComponent, Skeleton, Stack, styled, Typography } from '@social/ui';

const SIZE = 192;

const QrCode = lazyComponent<{ text: string }>({
  load: async () => (await import('./qr-code')).QrCode,
  fallback: <Skeleton variant="rounded" width={SIZE} height={SIZE} />,
  failed: () => <Typography sx={{ color: 'text.secondary' }}>{t('The QR code could not be loaded. Type the key instead.')}</Typography>,
});

/** Shows the key for an authenticator app, to be scanned or typed. */
export function AppKey({ secret, uri }: TwoFactorKey) {
  return (
    <Stack spacing={2}>
      <Typography>{t('Scan this with an authenticator app, then enter the six digits that it shows.')}</Typography>
      <Box sx={{ width: SIZE }}>
        <QrCode text={uri} />
      </Box>
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Or type this key into the app:')}
        </Typography>
        <Key>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Key>
      </div>
    </Stack>
  );
}

const Key = styled('code')({ overflowWrap: 'anywhere', fontSize: '1rem', letterSpacing: '0.04em', userSelect: 'all' });
