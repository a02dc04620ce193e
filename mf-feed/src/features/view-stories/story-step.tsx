import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import type { ComponentProps } from 'react';

export type StoryStepProps = Omit<ComponentProps<'button'>, 'ref'> & { direction: 'previous' | 'next' };

/** The half of the screen that goes to the next or previous story. Its arrow shows with a mouse or the keyboard focus. */
export function StoryStep({ direction, ...handlers }: StoryStepProps) {
  return (
    <Side type="button" aria-label={direction === 'next' ? t('Next story') : t('Previous story')} direction={direction} {...handlers}>
      {direction === 'next' ? <NextIcon /> : <PreviousIcon />}
    </Side>
  );
}

const Side = styled('button', { shouldForwardProp: (name) => name !== 'direction' })<Pick<StoryStepProps, 'direction'>>(
  ({ theme, direction }) => ({
    position: 'absolute',
    top: 88,
    bottom: 128,
    [direction === 'next' ? 'right' : 'left']: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: direction === 'next' ? 'flex-end' : 'flex-start',
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
