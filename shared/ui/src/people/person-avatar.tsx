import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

export type PersonAvatarProps = {
  name: string;
  avatarUrl: string | null;
  /** Draws a dot, and says "online" to those who can't see it. Leave it out where presence does not matter. */
  isOnline?: boolean;
  /** Width and height in pixels; 40 unless said. */
  size?: number;
};

/**
 * A person's picture, or their initials while there is none to show, or a figure while they have no name either. Decorative beside the
 * name: its own label is the presence alone.
 */
export function PersonAvatar({ name, avatarUrl, isOnline, size = 40 }: PersonAvatarProps) {
  const initials = initialsOf(name);
  return (
    <Frame>
      <Picture
        aria-hidden
        {...(avatarUrl !== null && { src: avatarUrl })}
        slotProps={imageSlot}
        style={{ '--size': `${size}px` } as CSSProperties}
      >
        {initials !== '' && <span dir="auto">{initials}</span>}
      </Picture>
      {isOnline && <OnlineDot role="img" aria-label="online" />}
    </Frame>
  );
}

const imageSlot = { img: { loading: 'lazy', referrerPolicy: 'no-referrer', alt: '' } } as const;

// Not by `sx`: lists make hundreds of these.
const Picture = styled(Avatar)(({ theme }) => {
  const { secondary } = theme.vars.palette;
  return {
    width: 'var(--size)',
    height: 'var(--size)',
    fontSize: 'calc(var(--size) * 0.4)',
    fontWeight: 600,
    backgroundColor: secondary.main,
    color: secondary.contrastText,
  };
});

const Frame = styled('span')({ position: 'relative', display: 'inline-flex', flexShrink: 0 });

const OnlineDot = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  width: '28%',
  height: '28%',
  maxWidth: 14,
  maxHeight: 14,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.success.main,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
}));

/** First letters of the first and the last word; whole characters, so that no emoji is cut in two. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => (word ? ([...word][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase();
}
