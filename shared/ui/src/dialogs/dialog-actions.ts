import { styled } from '@social/ui';
import type { StyledElement } from '../theme/styled-element';

/** Holds the buttons at the end of a dialog. */
export const DialogActions: StyledElement<'div'> = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
}));
