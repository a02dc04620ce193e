import { styled } from '@social/ui';

/** A version, a hash or a file name: set in a fixed width, so that columns of them line up. */
export const Mono = styled('span')({
  fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSize: '0.92em',
  overflowWrap: 'break-word',
});
