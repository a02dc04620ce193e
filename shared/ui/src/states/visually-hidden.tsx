import { styled } from '@mui/material/styles';
import type { StyledElement } from '../theme/styled-element';

/** Text only for screen readers. */
export const VisuallyHidden: StyledElement<'span'> = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
