import { acceptFiles, imageRule } from '@social/api/uploads/accept-files';
import { initials } from '@social/text-grammar/characters';
import { t } from '@social/texts';
import { Avatar, Button, FileInput, notify, styled } from '@social/ui';
import { useRef } from 'react';
import { LocalPicture } from './local-picture';

export type GroupPicturePickerProps = {
  name: string;
  picture: File | null;
  /** The picture that the group has now. */
  currentUrl?: string | null;
  onPick: (picture: File) => void;
};

/** Shows the picture of a group, and lets the member choose another. */
export function GroupPicturePicker({ name, picture, currentUrl = null, onPick }: GroupPicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);

  function handlePick(files: readonly File[]) {
    const { accepted, refusals } = acceptFiles(files, imageRule);
    if (accepted[0]) onPick(accepted[0]);
    else void notify({ severity: 'error', message: refusals.join(' ') });
  }

  return (
    <Line>
      {picture ? (
        <Round>
          <LocalPicture file={picture} alt="" />
        </Round>
      ) : (
        <Round alt="" {...(currentUrl && { src: currentUrl })}>
          {initials(name)}
        </Round>
      )}
      <FileInput ref={input} label={t('Group picture')} accept="image/*" onPick={handlePick} />
      <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
        {picture || currentUrl ? t('Change picture') : t('Add picture')}
      </Button>
    </Line>
  );
}

const Round = styled(Avatar)({ width: 56, height: 56, '& > img': { width: '100%', height: '100%', objectFit: 'cover' } });

const Line = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(2) }));
