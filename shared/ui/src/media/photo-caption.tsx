import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TOOLS_PX } from './viewer-bar';

/** Shows below the photo what its author wrote, and what the page adds. */
export function PhotoCaption({ caption, extra }: { caption: ReactNode; extra: ReactNode }) {
  if (caption === undefined && extra === undefined) return null;
  return (
    <Caption spacing={1}>
      {caption !== undefined && (
        <Typography component="div" dir="auto">
          {caption}
        </Typography>
      )}
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
