import { styled } from '@mui/material/styles';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { t } from '@social/texts';
import { ViewerButton } from './viewer-button';

/** The buttons at both sides of the photo; at either end of the row there is one. */
export function StepArrows({ isFirst, isLast, onStep }: { isFirst: boolean; isLast: boolean; onStep: (by: 1 | -1) => void }) {
  return (
    <>
      {!isFirst && (
        <Arrow style={{ insetInlineStart: 8 }}>
          <ViewerButton label={t('Previous photo')} icon={<PreviousIcon />} onClick={() => onStep(-1)} />
        </Arrow>
      )}
      {!isLast && (
        <Arrow style={{ insetInlineEnd: 8 }}>
          <ViewerButton label={t('Next photo')} icon={<NextIcon />} onClick={() => onStep(1)} />
        </Arrow>
      )}
    </>
  );
}

const Arrow = styled('div')({
  position: 'absolute',
  top: 'calc(50% - 24px)',
  borderRadius: '50%',
  background: 'rgb(0 0 0 / 0.55)',
  '& button': { width: 48, height: 48 },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});
