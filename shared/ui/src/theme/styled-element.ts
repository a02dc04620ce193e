import type { StyledComponent } from '@emotion/styled';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType, JSX } from 'react';

/**
 * The type of an exported `styled('div')`. The inferred one names a package that is not among our dependencies, so declarations could not be
 * written.
 */
export type StyledElement<Tag extends keyof JSX.IntrinsicElements> = StyledComponent<
  { theme?: Theme; as?: ElementType; sx?: SxProps<Theme> },
  JSX.IntrinsicElements[Tag]
>;
