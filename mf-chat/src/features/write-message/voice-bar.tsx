import StopIcon from '@mui/icons-material/Stop';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { Button, CloseIcon, IconButton, notify, styled } from '@social/ui';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { formatLength } from '../../lib/voice-file';
import { startRecorder, type VoiceRecorder } from './voice-recorder';

const REFRESH_MS = 100;

export type VoiceBarProps = {
  /** Gets what was recorded, also when the conversation is left. */
  onRecorded: (file: File) => void;
  onClose: () => void;
};

/** Records while it is shown. Escape discards the recording, with Undo. */
export function VoiceBar({ onRecorded, onClose }: VoiceBarProps) {
  const recorder = useRef<VoiceRecorder | null>(null);
  const isDiscarded = useRef(false);
  const [sound, setSound] = useState({ seconds: 0, level: 0 });

  const end = useEffectEvent((file: File | null) => {
    if (file) void (isDiscarded.current ? offerBack(file, onRecorded) : onRecorded(file));
    onClose();
  });
  const refuse = useEffectEvent((error: unknown) => {
    onClose();
    void notify({ severity: 'error', message: explainRefusal(error) });
  });

  useEffect(() => {
    let isUnmounted = false;
    let hasBegunTooLate = false;
    startRecorder((file) => hasBegunTooLate || end(file)).then(
      (started) => {
        recorder.current = started;
        // The conversation was left before the microphone was allowed.
        hasBegunTooLate = isUnmounted;
        if (isUnmounted) started.stop();
      },
      (error: unknown) => !isUnmounted && refuse(error),
    );
    const timer = setInterval(() => {
      if (recorder.current) setSound({ seconds: recorder.current.getSeconds(), level: recorder.current.getLevel() });
    }, REFRESH_MS);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      recorder.current?.stop();
    };
  }, []);

  function discard() {
    isDiscarded.current = true;
    if (recorder.current) recorder.current.stop();
    else onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    discard();
  }

  return (
    <Bar role="group" aria-label={t('Recording a voice message')} onKeyDown={handleKeyDown} {...unsavedWorkProps(true)}>
      <IconButton aria-label={t('Discard the recording')} onClick={discard}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <span role="timer">{formatLength(sound.seconds)}</span>
      <meter aria-label={t('Level')} min={0} max={1} value={sound.level} />
      {/* The button that began the recording was removed: the focus moves here. */}
      <Button autoFocus variant="contained" size="small" startIcon={<StopIcon />} onClick={() => recorder.current?.stop()}>
        {t('Stop')}
      </Button>
    </Bar>
  );
}

async function offerBack(file: File, onRecorded: (file: File) => void): Promise<void> {
  const outcome = await notify({ severity: 'info', message: t('The recording was discarded.'), action: t('Undo') });
  if (outcome === 'action') onRecorded(file);
}

function explainRefusal(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return t('The microphone is not allowed for this site. Allow it in your browser to record.');
  if (name === 'NotFoundError') return t('No microphone was found.');
  return t('The recording could not begin. Your microphone may be in use by another program.');
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1),
  minHeight: 60,
  fontVariantNumeric: 'tabular-nums',
  '& meter': { flex: 1, minWidth: 0 },
}));
