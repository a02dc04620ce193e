import { t } from '@social/texts';
import { Button, CropDialog, FileInput, type ButtonProps } from '@social/ui';
import { useRef, useState } from 'react';
import { pictureRules, type PictureKind } from './picture-kinds';

export type PictureButtonProps = Pick<
  ButtonProps,
  'children' | 'variant' | 'size' | 'startIcon' | 'loading' | 'aria-label' | 'sx' | 'color'
> & {
  kind: PictureKind;
  onPick: (picture: File) => void;
  /** Called with the reason when a file cannot be used. */
  onRefuse: (message: string) => void;
};

/** Chooses a picture and crops it to its aspect ratio. */
export function PictureButton({ kind, onPick, onRefuse, ...button }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { label, aspect, widthPx, maxBytes } = pictureRules[kind];

  function handlePick([picked]: readonly [File, ...File[]]) {
    if (picked.type.startsWith('image/')) setFile(picked);
    else onRefuse(t('Please select a valid image file.'));
  }

  function handleCrop(picture: File) {
    setFile(null);
    if (picture.size > maxBytes)
      return onRefuse(t('The picture is larger than {megabytes} MB. Please choose a smaller one.', { megabytes: maxBytes / 1024 / 1024 }));
    onPick(picture);
  }

  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <FileInput ref={input} label={label} accept="image/*" onPick={handlePick} />
      {file && (
        <CropDialog
          file={file}
          aspect={aspect}
          outputWidth={widthPx}
          isRound={kind === 'avatar'}
          title={label}
          onCrop={handleCrop}
          onClose={() => setFile(null)}
        />
      )}
    </>
  );
}
