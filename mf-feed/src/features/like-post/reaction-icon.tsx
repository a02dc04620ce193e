import type { Reaction } from '@social/api/posts/toggle-reaction';
import type { ReactNode } from 'react';
import { styled } from '@social/ui';

const FACE = '#ffcf3f';
const DARK = '#4a3310';
const HEART = 'M12 18.4 6.9 13.6c-1.5-1.5-1.5-3.8 0-5.2 1.4-1.3 3.6-1.1 4.8.4l.3.4.3-.4c1.2-1.5 3.4-1.7 4.8-.4 1.5 1.4 1.5 3.7 0 5.2z';

// SVG and not emoji, whose look and availability differ between systems.
const faces: Record<Exclude<Reaction, 'like'>, ReactNode> = {
  love: (
    <>
      <path
        d="M8 12.2 5.4 9.8c-.9-.9-.8-2.3.1-3 .8-.6 1.9-.4 2.5.4.6-.8 1.7-1 2.5-.4.9.7 1 2.1.1 3zM16 12.2l-2.6-2.4c-.9-.9-.8-2.3.1-3 .8-.6 1.9-.4 2.5.4.6-.8 1.7-1 2.5-.4.9.7 1 2.1.1 3z"
        fill="#e5264d"
      />
      <path d="M7 14.5h10a5 5 0 0 1-10 0" fill={DARK} />
    </>
  ),
  haha: (
    <>
      <path
        d="m6 8.2 3.4 1.7L6 11.6M18 8.2l-3.4 1.7 3.4 1.7"
        fill="none"
        stroke={DARK}
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M6.5 13.5h11a5.5 5.5 0 0 1-11 0" fill={DARK} />
    </>
  ),
  wow: (
    <>
      <circle cx="8.5" cy="9" r="1.7" fill={DARK} />
      <circle cx="15.5" cy="9" r="1.7" fill={DARK} />
      <ellipse cx="12" cy="16" rx="2.6" ry="3.3" fill={DARK} />
    </>
  ),
  sad: (
    <>
      <circle cx="8.5" cy="10" r="1.6" fill={DARK} />
      <circle cx="15.5" cy="10" r="1.6" fill={DARK} />
      <path d="M7.8 17.4a4.6 4.6 0 0 1 8.4 0" fill="none" stroke={DARK} strokeWidth="1.7" strokeLinecap="round" />
      <path d="M17.6 12.4c.9 1.3 1.3 2.1 1.3 2.8a1.4 1.4 0 0 1-2.8 0c0-.7.5-1.5 1.5-2.8" fill="#3d8bfd" />
    </>
  ),
  angry: (
    <>
      <path d="m6.2 8 4 1.9M17.8 8l-4 1.9" stroke={DARK} strokeWidth="1.7" strokeLinecap="round" />
      <circle cx="8.7" cy="11.4" r="1.4" fill={DARK} />
      <circle cx="15.3" cy="11.4" r="1.4" fill={DARK} />
      <path d="M8.4 17.2c2-1.7 5.2-1.7 7.2 0" fill="none" stroke={DARK} strokeWidth="1.7" strokeLinecap="round" />
    </>
  ),
};

/** Draws a reaction as a small picture without a name. `size` is in pixels. */
export function ReactionIcon({ reaction, size }: { reaction: Reaction; size: number }) {
  return (
    <Drawing viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      {reaction === 'like' ? (
        <>
          <circle className="ground" cx="12" cy="12" r="11" />
          <path d={HEART} fill="#ffffff" />
        </>
      ) : (
        <>
          <circle cx="12" cy="12" r="11" fill={reaction === 'angry' ? '#f58b4c' : FACE} />
          {faces[reaction]}
        </>
      )}
    </Drawing>
  );
}

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  flexShrink: 0,
  '& .ground': { fill: theme.vars.palette.primary.main },
}));
