import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';
import OriginalIcon from '@mui/icons-material/OpenInNew';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import type { ReactNode } from 'react';
import { MAX_SCALE } from './photo-position';

/** The factor of one press of a button or key. */
export const ZOOM_STEP = 1.5;

export type ViewerBarProps = {
  /** '3 of 12'. */
  label: string;
  url: string;
  scale: number;
  onZoom: (factor: number) => void;
  onClose: () => void;
};

/** The bar above the photo: its number, zoom, a link to the original, Close. */
export function ViewerBar({ label, url, scale, onZoom, onClose }: ViewerBarProps) {
  return (
    <Bar>
      <Typography aria-live="polite" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
        {label}
      </Typography>
      <ViewerButton label="Zoom out" icon={<ZoomOutIcon />} isDisabled={scale === 1} onClick={() => onZoom(1 / ZOOM_STEP)} />
      <ViewerButton label="Zoom in" icon={<ZoomInIcon />} isDisabled={scale === MAX_SCALE} onClick={() => onZoom(ZOOM_STEP)} />
      <Tooltip title="Open the original">
        <IconButton component="a" href={url} target="_blank" rel="noopener noreferrer" aria-label="Open the original" color="inherit">
          <OriginalIcon />
        </IconButton>
      </Tooltip>
      <ViewerButton label="Close" icon={<CloseIcon />} onClick={onClose} />
    </Bar>
  );
}

export type ViewerButtonProps = { label: string; icon: ReactNode; isDisabled?: boolean; onClick: () => void };

/** A button over the photo with its label as tooltip. */
export function ViewerButton({ label, icon, isDisabled = false, onClick }: ViewerButtonProps) {
  return (
    <Tooltip title={label}>
      {/* A disabled button fires no events for the tooltip; the span does. */}
      <span>
        <IconButton aria-label={label} color="inherit" disabled={isDisabled} onClick={onClick}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** Shaded, so that it is readable over any photo. */
const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 1, 3, 2),
  pointerEvents: 'none',
  background: 'linear-gradient(rgb(0 0 0 / 0.75), rgb(0 0 0 / 0))',
  '& button, & a': { minWidth: 44, minHeight: 44, pointerEvents: 'auto' },
}));
