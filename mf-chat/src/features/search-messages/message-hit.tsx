import type { Message } from '@social/api/chats/message';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { ButtonBase, serverNow, styled } from '@social/ui';
import { formatPillTime } from '../../lib/chat-times';
import { excerptAround } from './excerpt-around';

export type MessageHitProps = { message: Message; query: string; isShown: boolean; onOpen: () => void };

/** A found message with its author, its time and the words around the hit. */
export function MessageHit({ message: { isMine, author, text, sentAt }, query, isShown, onOpen }: MessageHitProps) {
  const format = usePageSettings();
  const { before, hit, after } = excerptAround(text, query);
  return (
    <Row aria-current={isShown || undefined} onClick={onOpen}>
      <Meta>
        <strong dir="auto">{isMine ? t('You') : author?.name || t('Unknown User')}</strong>
        {sentAt && <time dateTime={sentAt.toISOString()}>{formatPillTime(sentAt, new Date(serverNow()), format)}</time>}
      </Meta>
      <span dir="auto">
        {before}
        <mark>{hit}</mark>
        {after}
      </span>
    </Row>
  );
}

const Row = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  width: '100%',
  padding: theme.spacing(1, 1.25),
  borderRadius: 8,
  textAlign: 'start',
  '&:hover, &:focus-visible, &[aria-current]': { background: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& mark': { color: 'inherit', background: 'none', fontWeight: 700, textDecoration: 'underline' },
}));

const Meta = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));
