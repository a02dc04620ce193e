import { t } from '@social/texts';
import { SafeImage, styled } from '@social/ui';
import { getAuthorName } from '@social/ui/comments/comment-row';
import type { Entry } from './entry';

/** Shows the picture of a comment or reply, if it has one. */
export function EntryPicture({ entry }: { entry: Entry }) {
  return (
    entry.imageUrl !== null && (
      <Picture>
        <SafeImage src={entry.imageUrl} alt={t('Picture by {name}', { name: getAuthorName(entry) })} fit="contain" />
      </Picture>
    )
  );
}

const Picture = styled('div')(({ theme }) => ({
  width: 240,
  maxWidth: '100%',
  height: 160,
  marginTop: theme.spacing(1),
  borderRadius: 12,
  overflow: 'hidden',
}));
