import { styled } from '@social/ui';

/** A version, hash or file name in a fixed-width font, so that columns line up. */
export const Mono = styled('span')({
  fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSize: '0.92em',
  overflowWrap: 'break-word',
});
