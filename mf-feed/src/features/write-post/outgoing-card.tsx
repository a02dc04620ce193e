import { Button, Card, IconButton, CloseIcon, styled, Typography } from '@social/ui';
import { shortFileName } from '../../lib/file-name';
import { listDraftExtras } from '../../lib/post-kinds/list-draft-extras';
import type { Outgoing } from './composer-state';
import type { Draft } from './draft';

export type OutgoingCardProps = {
  outgoing: Outgoing;
  onStop: () => void;
  onRetry: () => void;
  onEdit: () => void;
  onDiscard: () => void;
};

/** Shows a post being sent with its progress, or a failed one with the reason and its actions. */
export function OutgoingCard({ outgoing: { draft, status }, onStop, onRetry, onEdit, onDiscard }: OutgoingCardProps) {
  const isSending = status.kind === 'sending';
  return (
    <Frame component="section" aria-label={isSending ? 'Post on its way' : 'Post not sent'}>
      <Head>
        <Typography component="h2" variant="h3" color={isSending ? 'textPrimary' : 'error'}>
          {isSending ? 'Posting…' : 'Not sent'}
        </Typography>
        {isSending ? (
          <Button size="small" onClick={onStop}>
            Cancel
          </Button>
        ) : (
          <IconButton size="small" aria-label="Throw away" onClick={onDiscard}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Head>
      <Excerpt dir="auto">{draft.text || toSummary(draft)}</Excerpt>
      {isSending && <Progress draft={draft} sentBytes={status.sentBytes} />}
      {!isSending && (
        <>
          {draft.text && draft.attachments.length > 0 && <Names dir="auto">{toSummary(draft)}</Names>}
          <Typography role="alert" variant="body2" color="textSecondary">
            {status.reason}
          </Typography>
          <Row>
            <Button size="small" variant="contained" onClick={onRetry}>
              Retry
            </Button>
            <Button size="small" onClick={onEdit}>
              Edit
            </Button>
          </Row>
        </>
      )}
    </Frame>
  );
}

/** The files are uploaded one after the other, in their order. */
function Progress({ draft, sentBytes }: { draft: Draft; sentBytes: number }) {
  let before = 0;
  return draft.attachments.map(({ id, name, file }) => {
    const size = file?.size ?? 0;
    const sent = Math.min(Math.max(sentBytes - before, 0), size);
    before += size;
    return (
      <File key={id}>
        <span dir="auto">{shortFileName(name)}</span>
        <progress aria-label={name} max={size} value={sent} />
      </File>
    );
  });
}

function toSummary(draft: Draft): string {
  const fileNames = draft.attachments.map(({ name }) => shortFileName(name));
  const summaries = fileNames.length > 0 ? [fileNames.join(', ')] : listDraftExtras(draft).map(({ summary }) => summary);
  return summaries.find((summary) => summary !== null) ?? '';
}

const Frame = styled(Card)<{ component: 'section' }>(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
}));

const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });

const Row = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1) }));

const Excerpt = styled('p')({
  margin: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});

const Names = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

const File = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 40%',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  '& progress': { width: '100%', accentColor: theme.vars.palette.primary.main },
}));
