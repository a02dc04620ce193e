import type { Message } from '@social/api/chats/message';
import { t } from '@social/texts';
import { SafeImage, styled } from '@social/ui';

/** Names the story that a message answers, with its picture while it has not expired. */
export function StoryQuote({ story: { thumbnailUrl } }: { story: NonNullable<Message['story']> }) {
  return (
    <Quote>
      {thumbnailUrl !== null && (
        <Picture>
          <SafeImage src={thumbnailUrl} alt="" />
        </Picture>
      )}
      <span>{thumbnailUrl === null ? t('Reply to a story that has ended') : t('Reply to a story')}</span>
    </Quote>
  );
}

const Quote = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(0.5),
  paddingInlineStart: theme.spacing(1),
  borderInlineStart: '3px solid currentColor',
}));

const Picture = styled('div')({ width: 36, height: 56, flexShrink: 0, overflow: 'hidden', borderRadius: 6 });
