import PauseIcon from '@mui/icons-material/Pause';
import { t } from '@social/texts';
import { IconButton, notify, PlayIcon, styled } from '@social/ui';
import { useRef, useState } from 'react';
import { formatLength, readVoiceSeconds } from './voice-file';

export type AudioControlsProps = { src: string; name: string };

const SPEEDS = [1, 1.5, 2] as const;
/** Later than any sound ends: going there makes a browser find out how long a recording without a length is. */
const PAST_THE_END_S = 1e7;

let playing: HTMLAudioElement | null = null;

/** Plays one sound of the page at a time, from any position, at three speeds. Nothing is loaded before it is played. */
export function AudioControls({ src, name }: AudioControlsProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [length, setLength] = useState(() => readVoiceSeconds(name));
  const [speed, setSpeed] = useState<number>(1);
  const label = readVoiceSeconds(name) === null ? name || t('Audio') : t('Voice message');

  function toggle() {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    if (playing !== element) playing?.pause();
    playing = element;
    element.playbackRate = speed;
    element.play().catch((error: unknown) => {
      // Pausing a sound that has not begun is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      void notify({ severity: 'error', message: t('The sound could not be played.') });
    });
  }

  function readLength(element: HTMLAudioElement) {
    if (Number.isFinite(element.duration)) {
      setLength(element.duration);
      if (element.currentTime > element.duration) element.currentTime = 0;
    } else if (length === null) element.currentTime = PAST_THE_END_S;
  }

  function seek(to: number) {
    setSeconds(to);
    if (audio.current) audio.current.currentTime = to;
  }

  function changeSpeed() {
    const next = SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length] ?? 1;
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = next;
  }

  return (
    <Player role="group" aria-label={label}>
      {/* A message of sound has no captions. */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
        onLoadedMetadata={({ currentTarget }) => readLength(currentTarget)}
        onDurationChange={({ currentTarget }) => readLength(currentTarget)}
        onEnded={({ currentTarget }) => {
          currentTarget.currentTime = 0;
        }}
      />
      <IconButton color="inherit" aria-label={isPlaying ? t('Pause') : t('Play')} onClick={toggle}>
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <input
        type="range"
        aria-label={t('Position')}
        aria-valuetext={formatLength(seconds)}
        min={0}
        max={length ?? 0}
        step={0.1}
        disabled={length === null}
        value={Math.min(seconds, length ?? 0)}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <span className="length">{formatLength(seconds > 0 || length === null ? seconds : length)}</span>
      <button type="button" aria-label={t('Speed: {speed}×', { speed })} onClick={changeSpeed}>
        {speed}×
      </button>
    </Player>
  );
}

const Player = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  width: 260,
  maxWidth: '100%',
  minHeight: 44,
  '& input': { flex: 1, minWidth: 0, minHeight: 32, accentColor: 'currentColor' },
  '& .length': { fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' },
  '& > button:last-of-type': {
    minWidth: 44,
    minHeight: 44,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& > button:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
});
