import { Button, CropDialog, type ButtonProps } from '@social/ui';
import { useRef, useState, type ChangeEvent } from 'react';
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

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (!chosen) return;
    if (!chosen.type.startsWith('image/')) return onRefuse('Please select a valid image file.');
    setFile(chosen);
  }

  function handleCrop(picture: File) {
    setFile(null);
    if (picture.size > maxBytes) return onRefuse(`The picture is larger than ${maxBytes / 1024 / 1024} MB. Please choose a smaller one.`);
    onPick(picture);
  }

  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept="image/*" hidden aria-label={label} onChange={handleChange} />
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
