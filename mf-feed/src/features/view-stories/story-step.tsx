import { styled, SvgIcon } from '@social/ui';
import type { ComponentProps } from 'react';
import { TO_LEFT, TO_RIGHT } from './story-icons';

export type StoryStepProps = Omit<ComponentProps<'button'>, 'ref'> & { towards: 'previous' | 'next' };

/** The half of the picture that leads on or back; holding it stops the time. Its arrow shows where there is a mouse or the keyboard's focus. */
export function StoryStep({ towards, ...press }: StoryStepProps) {
  return (
    <Side type="button" aria-label={towards === 'next' ? 'Next story' : 'Previous story'} towards={towards} {...press}>
      <SvgIcon>
        <path d={towards === 'next' ? TO_RIGHT : TO_LEFT} />
      </SvgIcon>
    </Side>
  );
}

const Side = styled('button', { shouldForwardProp: (name) => name !== 'towards' })<Pick<StoryStepProps, 'towards'>>(
  ({ theme, towards }) => ({
    position: 'absolute',
    top: 88,
    bottom: 128,
    [towards === 'next' ? 'right' : 'left']: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: towards === 'next' ? 'flex-end' : 'flex-start',
    width: '50%',
    padding: theme.spacing(1),
    border: 0,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '& > svg': { boxSizing: 'content-box', padding: 6, borderRadius: '50%', background: 'rgb(0 0 0 / 45%)', opacity: 0 },
    '&:focus-visible > svg': { opacity: 1 },
    '@media (hover: hover)': { '& > svg': { opacity: 0.55 }, '&:hover > svg': { opacity: 1 } },
  }),
);
