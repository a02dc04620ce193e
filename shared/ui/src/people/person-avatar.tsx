import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { initials } from '@social/text-grammar/characters';
import type { CSSProperties } from 'react';

export type PersonAvatarProps = {
  name: string;
  avatarUrl: string | null;
  /** Shows a dot that is named "online". Omit it where the status does not matter. */
  isOnline?: boolean;
  /** Width and height in pixels; defaults to 40. */
  size?: number;
};

/**
 * A person's picture, else their initials, else a figure. Decorative, as the name is next to it: only the online status has a label.
 */
export function PersonAvatar({ name, avatarUrl, isOnline, size = 40 }: PersonAvatarProps) {
  const letters = initials(name);
  return (
    <Frame>
      <Picture
        aria-hidden
        {...(avatarUrl !== null && { src: avatarUrl })}
        slotProps={imageSlot}
        style={{ '--size': `${size}px` } as CSSProperties}
      >
        {letters !== '' && <Initials dir="auto" data-text={letters} />}
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

// Drawn by CSS: as text they would be a visible part of a button's label, which its name then lacks.
const Initials = styled('span')({ '&::before': { content: 'attr(data-text)' } });

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
