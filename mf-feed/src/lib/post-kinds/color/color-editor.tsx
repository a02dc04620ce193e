import { t } from '@social/texts';
import { ButtonBase, ErrorState, Skeleton, Stack, styled, Typography } from '@social/ui';
import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '@social/api/failure-message';
import type { KindEditorProps } from '../post-kind';
import { canHaveColor } from './can-have-color';
import { postColorsQuery } from './post-colors';

/** Selects one of the site's backgrounds for a short post. */
export function ColorEditor({ value, draft, onChange }: KindEditorProps<'colorId'>) {
  const { data, error, refetch } = useQuery(postColorsQuery);

  if (error)
    return <ErrorState title={t('The colors could not be loaded')} detail={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={44} />;
  if (data.size === 0) return <Typography variant="body2">{t('This site offers no colors.')}</Typography>;
  return (
    <Stack role="group" aria-label={t('Color')} spacing={1}>
      <Swatches>
        {[...data].map(([id, { from, to, text }], index) => (
          <Swatch
            key={id}
            aria-label={t('Color {number}', { number: index + 1 })}
            aria-pressed={id === value}
            style={{ background: `linear-gradient(135deg, ${from}, ${to})`, color: text }}
            onClick={() => onChange(id === value ? null : id)}
          >
            Aa
          </Swatch>
        ))}
      </Swatches>
      {!canHaveColor(draft) && (
        <Typography variant="caption" color="textSecondary">
          {t('A color shows behind up to 160 letters, without files, GIF or poll.')}
        </Typography>
      )}
    </Stack>
  );
}

const Swatches = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

const Swatch = styled(ButtonBase)(({ theme }) => ({
  width: 44,
  height: 44,
  borderRadius: 12,
  fontWeight: 700,
  '&[aria-pressed="true"], &:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
