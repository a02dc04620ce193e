import { Avatar, Button, styled } from '@social/ui';
import { useEffect, useRef, useState } from 'react';

export type PictureChoiceProps = {
  name: string;
  picture: File | null;
  /** What stands there now. */
  currentUrl?: string | null;
  onPick: (picture: File) => void;
};

/** Lets the member choose a group's picture, and shows it. */
export function PictureChoice({ name, picture, currentUrl = null, onPick }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const url = useObjectUrl(picture) ?? currentUrl;
  return (
    <Line>
      <Avatar alt="" {...(url && { src: url })} sx={{ width: 56, height: 56 }}>
        {name.trim().charAt(0).toLocaleUpperCase()}
      </Avatar>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="Group picture"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          target.value = '';
        }}
      />
      <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
        {url ? 'Change picture' : 'Add picture'}
      </Button>
    </Line>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [made, setMade] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address lives exactly as long as this effect
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return made && made.file === file ? made.url : null;
}

const Line = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(2) }));
