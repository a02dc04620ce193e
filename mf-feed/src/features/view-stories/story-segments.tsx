import { keyframes } from '@emotion/react';
import { styled } from '@social/ui';

/** A picture stays for so long. */
const PICTURE_MS = 5000;

export type StorySegmentsProps = {
  count: number;
  index: number;
  /** How long the one that is on takes; null for a picture's usual time. */
  lengthMs: number | null;
  isPaused: boolean;
  /** Off where the film's own end counts, and for who wants less motion: the bar is then simply full. */
  runs: boolean;
  onEnd: () => void;
};

/** How far the stories of one member are: a bar for each. */
export function StorySegments({ count, index, lengthMs, isPaused, runs, onEnd }: StorySegmentsProps) {
  return (
    <Bars aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <Bar key={place}>
          {place < index && <Fill />}
          {place === index && (
            <Fill
              runs={runs}
              style={{ animationDuration: `${lengthMs ?? PICTURE_MS}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
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
  inset: '0 0 auto',
  zIndex: 2,
  display: 'flex',
  gap: 4,
  padding: theme.spacing(1, 1.5),
}));

const Bar = styled('span')({ flex: 1, height: 3, borderRadius: 2, overflow: 'hidden', background: 'rgb(255 255 255 / 35%)' });

const Fill = styled('span', { shouldForwardProp: (name) => name !== 'runs' })<{ runs?: boolean }>(({ runs = false }) => ({
  display: 'block',
  height: '100%',
  background: '#fff',
  transformOrigin: 'left',
  ...(runs && { animation: `${fill} linear both` }),
}));
