import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { t } from '@social/texts';
import { MAX_SCALE } from './photo-position';

/** Zooms the picture in its frame. The browser's own slider works with keys, touch and screen readers. */
export function ZoomSlider({ scale, onZoom }: { scale: number; onZoom: (scale: number) => void }) {
  return (
    <Label>
      <Typography variant="body2">{t('Zoom')}</Typography>
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        // Logarithmic: each step multiplies.
        value={Math.log(scale) / Math.log(MAX_SCALE)}
        aria-valuetext={`${Math.round(scale * 100)} %`}
        onChange={({ target }) => onZoom(MAX_SCALE ** Number(target.value))}
      />
    </Label>
  );
}

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& input': { flex: 1, minHeight: 32, accentColor: theme.vars.palette.primary.main },
}));
