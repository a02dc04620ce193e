import { keyframes } from '@emotion/react';
import { styled } from '@social/ui';
import { storyColumn } from './story-column';

const PICTURE_DURATION_MS = 5000;

export type StorySegmentsProps = {
  count: number;
  index: number;
  /** The duration of the current story; null for a picture's default. */
  lengthMs: number | null;
  isPaused: boolean;
  /** False for a video, which ends by itself, and with reduced motion: the bar is then full at once. */
  isAnimated: boolean;
  onEnd: () => void;
};

/** Shows the progress through a member's stories, with a bar for each. */
export function StorySegments({ count, index, lengthMs, isPaused, isAnimated, onEnd }: StorySegmentsProps) {
  return (
    <Bars aria-hidden>
      {Array.from({ length: count }, (_, position) => (
        <Bar key={position}>
          {position < index && <Fill />}
          {position === index && (
            <Fill
              isAnimated={isAnimated}
              style={{ animationDuration: `${lengthMs ?? PICTURE_DURATION_MS}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
              onAnimationEnd={onEnd}
            />
          )}
        </Bar>
      ))}
    </Bars>
  );
}

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

const Bars = styled('div')(({ theme }) => ({
  position: 'absolute',
  ...storyColumn,
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  gap: 4,
  padding: theme.spacing(1, 1.5),
}));

const Bar = styled('span')({ flex: 1, height: 3, borderRadius: 2, overflow: 'hidden', background: 'rgb(255 255 255 / 35%)' });

const Fill = styled('span', { shouldForwardProp: (name) => name !== 'isAnimated' })<{ isAnimated?: boolean }>(({ isAnimated = false }) => ({
  display: 'block',
  height: '100%',
  background: '#fff',
  transformOrigin: 'left',
  ...(isAnimated && { animation: `${fill} linear both` }),
}));
