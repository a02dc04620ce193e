import { styled } from '@social/ui';
import type { StyledElement } from '../theme/styled-element';

/** The single column of a page. */
export const PageColumn: StyledElement<'div'> = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingBottom: theme.spacing(6),
}));
