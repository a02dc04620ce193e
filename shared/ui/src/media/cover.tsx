import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { COLOR_MODE_ATTRIBUTE } from '../theme/color-mode';

/** Covers the page, dark in every colour mode, while the code of a dialog loads or after it could not be loaded. */
export function Cover({ children }: { children: ReactNode }) {
  return <Layer {...{ [COLOR_MODE_ATTRIBUTE]: 'dark' }}>{children}</Layer>;
}

const Layer = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'flex',
  backgroundColor: '#0b0a0e',
  color: '#f3f1f5',
}));
