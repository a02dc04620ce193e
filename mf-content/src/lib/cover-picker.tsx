import { acceptFiles, imageRule } from '@social/api/uploads/accept-files';
import { t } from '@social/texts';
import { Button, FileInput, ImageIcon, styled, Typography, useObjectUrlRef } from '@social/ui';
import { useId, useRef, useState, type DragEvent } from 'react';

export type CoverPickerProps = {
  /** Shown while no picture is chosen. */
  hint: string;
  cover: File | null;
  onChoose: (cover: File | null) => void;
};

/** Selects a cover picture by button or drop, with a preview. */
export function CoverPicker({ hint, cover, onChoose }: CoverPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const hintId = useId();

  function take(files: readonly File[]) {
    const chosen = acceptFiles(files, imageRule);
    setRefusals(chosen.refusals);
    if (chosen.accepted[0]) onChoose(chosen.accepted[0]);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  }

  return (
    <div>
      <Frame onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        {cover ? (
          <Preview file={cover} />
        ) : (
          <Typography variant="body2" id={hintId} sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        )}
        <Buttons>
          <Button
            variant={cover ? 'contained' : 'outlined'}
            color={cover ? 'secondary' : 'primary'}
            startIcon={<ImageIcon fontSize="small" />}
            onClick={() => input.current?.click()}
          >
            {cover ? t('Change cover') : t('Add a cover')}
          </Button>
          {cover && (
            <Button variant="contained" color="secondary" onClick={() => onChoose(null)}>
              {t('Remove cover')}
            </Button>
          )}
        </Buttons>
      </Frame>
      <FileInput ref={input} label={t('Cover picture')} accept="image/*" onPick={take} />
      {refusals.length > 0 && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
          {refusals.join(' ')}
        </Typography>
      )}
    </div>
  );
}

function Preview({ file }: { file: Blob }) {
  return <img ref={useObjectUrlRef(file)} alt={t('Preview of the cover')} />;
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  aspectRatio: '16 / 7',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px dashed ${theme.vars.palette.text.disabled}`,
  backgroundColor: theme.vars.palette.action.hover,
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1),
  'img + &': { position: 'absolute', insetInlineEnd: theme.spacing(1.5), insetBlockEnd: theme.spacing(1.5) },
}));
