import { keyframes } from '@emotion/react';
import { styled } from '@social/ui';

/**
 * Shows the outline of a post that is loading. It has plain elements in one styled one. The outline at the end of a feed is created again
 * with each mounted post, and must cost a fraction of it.
 */
export function PostSkeleton({ hasPicture = false }: { hasPicture?: boolean }) {
  return (
    <Outline aria-hidden>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      {hasPicture && <div />}
    </Outline>
  );
}

const wave = keyframes({ from: { transform: 'translateX(-100%)' }, '50%, to': { transform: 'translateX(100%)' } });

const Outline = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    padding: '135px 0 40px',
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    background: palette.background.paper,
    '& > i': {
      position: 'absolute',
      overflow: 'hidden',
      insetInlineStart: 16,
      height: 15,
      borderRadius: 8,
      background: palette.Skeleton.bg,
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(90deg, transparent, ${palette.action.hover}, transparent)`,
        animation: `${wave} 2s linear 0.5s infinite`,
      },
    },
    // Picture, name and time of the author; two lines of text; the row of actions.
    '& > i:nth-of-type(1)': { top: 16, width: 44, height: 44, borderRadius: '50%' },
    '& > i:nth-of-type(2)': { top: 21, insetInlineStart: 72, width: 140 },
    '& > i:nth-of-type(3)': { top: 46, insetInlineStart: 72, width: 80 },
    '& > i:nth-of-type(4)': { top: 83, insetInlineEnd: 16 },
    '& > i:nth-of-type(5)': { top: 107, width: 'calc(70% - 22px)' },
    '& > i:nth-of-type(6)': { bottom: 14, width: 160 },
    '& > div': { aspectRatio: '4 / 3', background: palette.Skeleton.bg },
  };
});
