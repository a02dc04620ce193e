import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OriginalIcon from '@mui/icons-material/OpenInNew';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/Slideshow';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { t } from '@social/texts';
import { MAX_SCALE } from './photo-position';
import { SharePhotoButton } from './share-photo-button';
import type { Slideshow } from './use-slideshow';
import { ViewerButton, ViewerLink } from './viewer-button';

/** The factor of one press of a button or key. */
export const ZOOM_STEP = 1.5;
/** The height of the tools, which lie at the bottom of a narrow screen. */
export const TOOLS_PX = 56;

export type ViewerBarProps = {
  /** '3 of 12'. */
  label: string;
  url: string;
  scale: number;
  shareUrl: string | undefined;
  /** null for a single photo. */
  slideshow: Slideshow | null;
  onZoom: (factor: number) => void;
  onClose: () => void;
};

/** The photo's number and Close above the photo; beside them, or in one bar at the bottom of a narrow screen, what can be done with it. */
export function ViewerBar({ label, url, scale, shareUrl, slideshow, onZoom, onClose }: ViewerBarProps) {
  return (
    <Bar>
      {/* A slideshow would be announced every few seconds. */}
      <Typography aria-live={slideshow?.isPlaying ? 'off' : 'polite'} sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
        {label}
      </Typography>
      <Tools role="group" aria-label={t('Photo actions')}>
        <ViewerButton label={t('Zoom out')} icon={<ZoomOutIcon />} isDisabled={scale === 1} onClick={() => onZoom(1 / ZOOM_STEP)} />
        <ViewerButton label={t('Zoom in')} icon={<ZoomInIcon />} isDisabled={scale === MAX_SCALE} onClick={() => onZoom(ZOOM_STEP)} />
        {slideshow && (
          <ViewerButton
            label={slideshow.isPlaying ? t('Pause the slideshow') : t('Play a slideshow')}
            icon={slideshow.isPlaying ? <PauseIcon /> : <PlayIcon />}
            onClick={slideshow.toggle}
          />
        )}
        {shareUrl !== undefined && <SharePhotoButton url={shareUrl} onOpen={() => slideshow?.pause()} />}
        <ViewerLink label={t('Download')} icon={<DownloadIcon />} href={toDownloadUrl(url)} download target="_blank" />
        <ViewerLink label={t('Open the original')} icon={<OriginalIcon />} href={url} target="_blank" />
      </Tools>
      <ViewerButton label={t('Close')} icon={<CloseIcon />} onClick={onClose} />
    </Bar>
  );
}

/** Asks the media's host to send a file to be saved; one that does not know the parameter shows it in a tab. */
function toDownloadUrl(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}download=1`;
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

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    zIndex: 1,
    insetBlockEnd: 0,
    insetInline: 0,
    height: TOOLS_PX,
    alignItems: 'center',
    justifyContent: 'space-evenly',
    pointerEvents: 'auto',
    background: 'rgb(0 0 0 / 0.75)',
  },
}));
