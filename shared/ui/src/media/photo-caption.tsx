import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { t } from '@social/texts';
import { useState, type ReactNode } from 'react';
import { TOOLS_PX } from './viewer-bar';

export type PhotoCaptionProps = { caption: ReactNode; description: string; extra: ReactNode };

/**
 * Shows below the photo what the page tells of it and adds. The author's description, which screen readers have as the alternative text, is
 * shown on demand.
 */
export function PhotoCaption({ caption, description, extra }: PhotoCaptionProps) {
  // Stays shown for the next photo.
  const [isDescribed, setDescribed] = useState(false);
  if (caption === undefined && extra === undefined && description === '') return null;
  return (
    <Caption spacing={1}>
      {(caption !== undefined || description !== '') && (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          {caption !== undefined && (
            <Typography component="div" dir="auto">
              {caption}
            </Typography>
          )}
          {description !== '' && (
            <Toggle
              aria-label={t('ALT, the description of the photo')}
              aria-expanded={isDescribed}
              onClick={() => setDescribed(!isDescribed)}
            >
              {t('ALT')}
            </Toggle>
          )}
        </Stack>
      )}
      {description !== '' && isDescribed && <Description dir="auto">{description}</Description>}
      {extra}
    </Caption>
  );
}

const Caption = styled(Stack)(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  maxHeight: '40%',
  overflow: 'auto',
  padding: theme.spacing(4, 2, 2),
  alignItems: 'center',
  textAlign: 'center',
  background: 'linear-gradient(rgb(0 0 0 / 0), rgb(0 0 0 / 0.8) 40%)',
  [theme.breakpoints.down('sm')]: { insetBlockEnd: TOOLS_PX },
}));

const Description = styled(Typography)({ maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere', textAlign: 'start' });

const Toggle = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 48,
  minHeight: 32,
  flexShrink: 0,
  borderRadius: 8,
  border: '1px solid rgb(255 255 255 / 0.6)',
  fontWeight: 700,
  background: 'rgb(0 0 0 / 0.5)',
  '&[aria-expanded="true"]': { background: '#ffffff', color: '#0b0a0e' },
  '&:focus-visible': { outline: '2px solid #ffffff', outlineOffset: 2 },
}));
