import { lowerInSentence, t } from '@social/texts';
import { Alert, ImageIcon, SafeImage, Stack, styled, Typography } from '@social/ui';
import { useState } from 'react';
import { PictureButton } from '../../lib/picture-button';
import { pictureRules, type PictureKind } from '../../lib/picture-kinds';

export type PictureSlotProps = { kind: PictureKind; url: string | null; isNew: boolean; onPick: (picture: File) => void };

/** Shows the saved picture, or the new one that is about to replace it, and lets the member choose another. */
export function PictureSlot({ kind, url, isNew, onPick }: PictureSlotProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { label, hint } = pictureRules[kind];

  return (
    <Stack component="section" spacing={1} aria-label={label}>
      <Typography variant="h3">{label}</Typography>
      <Frame data-kind={kind}>
        {url === null ? (
          <ImageIcon aria-hidden />
        ) : (
          <SafeImage src={url} alt={isNew ? t('New {picture}', { picture: lowerInSentence(label) }) : label} />
        )}
      </Frame>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('{hint}. Larger ones are cut and made smaller here.', { hint })}
      </Typography>
      {refusal !== null && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      <PictureButton
        kind={kind}
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onRefuse={setRefusal}
        onPick={(picture) => {
          setRefusal(null);
          onPick(picture);
        }}
      >
        {t('Choose {picture}', { picture: lowerInSentence(label) })}
      </PictureButton>
    </Stack>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 12,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.action.hover,
  '&[data-kind="avatar"]': { width: 140, height: 140, borderRadius: '50%' },
  '&[data-kind="cover"]': { aspectRatio: '3 / 1' },
  '&[data-kind="background"]': { aspectRatio: '16 / 9' },
}));
