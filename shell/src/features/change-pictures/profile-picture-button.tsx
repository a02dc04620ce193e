import { lowerInSentence, t } from '@social/texts';
import { CircularProgress, CropDialog, FileInput, IconButton, ImageIcon, notify, styled, Tooltip } from '@social/ui';
import { useRef, useState } from 'react';
import { profilePictureRules, validateChosenFile, type ProfilePictureKind } from './picture-kinds';
import { usePictureUpload } from './use-picture-upload';

/** Chooses, crops and uploads a new picture of one's own profile. */
export function ProfilePictureButton({ kind }: { kind: ProfilePictureKind }) {
  const { title, width, height, hint } = profilePictureRules[kind];
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const { percent, upload } = usePictureUpload(kind);
  const label = t('Change {picture}', { picture: lowerInSentence(title) });

  function choose(file: File): void {
    const problem = validateChosenFile(file);
    if (problem) void notify({ severity: 'error', message: problem });
    else setChosen(file);
  }

  function handleCrop(file: File): void {
    setChosen(null);
    void upload(file);
  }

  return (
    <>
      <Tooltip title={`${label}: ${hint}`}>
        <Round aria-label={label} disabled={percent !== null} onClick={() => picker.current?.click()}>
          {percent === null ? <ImageIcon /> : <Progress percent={percent} />}
        </Round>
      </Tooltip>
      <FileInput ref={picker} label={title} accept="image/*" onPick={([file]) => choose(file)} />
      {chosen && (
        <CropDialog
          file={chosen}
          aspect={width / height}
          outputWidth={width}
          isRound={kind === 'avatar'}
          title={title}
          onCrop={handleCrop}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

function Progress({ percent }: { percent: number }) {
  return <CircularProgress size={24} variant="determinate" value={percent} aria-label={t('Sending, {percent} %', { percent })} />;
}

const Round = styled(IconButton)(({ theme }) => ({
  width: 44,
  height: 44,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover, &.Mui-disabled': { backgroundColor: theme.vars.palette.background.default },
}));
