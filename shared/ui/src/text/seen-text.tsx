import { styled } from '@mui/material/styles';
import type { StyledElement } from '../theme/styled-element';

/**
 * Text that is seen and not read: `<SeenText data-text=" · 3" />`. For the end of a button's label whose `aria-label` says the same in words: the name
 * must contain the label, or voice control does not find the button.
 */
export const SeenText: StyledElement<'span'> = styled('span')({ whiteSpace: 'pre', '&::before': { content: 'attr(data-text)' } });
