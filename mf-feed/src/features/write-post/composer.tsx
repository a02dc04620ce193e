import type { PersonId } from '@social/api';
import { useOutboxItems } from '@social/data';
import { canBeRetried } from '@social/data/outbox/outbox-item';
import { t } from '@social/texts';
import { Button, notify, useFileDrop } from '@social/ui';
import { useSearchParams } from '@social/ui/router';
import { lazy, Suspense } from 'react';
import { ComposerBox } from './composer-box';
import type { OnPublished } from './composer-store';
import { isUntouched } from './draft';
import { OutgoingCard } from './outgoing-card';
import { getPostOutbox } from './post-outbox';
import { useComposer } from './use-composer';
import type { DialogPart } from './composer-form-props';

const CreatePostDialog = lazy(async () => ({ default: (await import('./create-post-dialog')).CreatePostDialog }));

/** The dialog is part of the address, so that a link opens it and Back closes it. */
const DIALOG_PARAMETER = 'compose';

export type ComposerProps = { userId: PersonId; onPublished: OnPublished };

/** The composer: the box, the dialog and the posts being sent. */
export function Composer({ userId, onPublished }: ComposerProps) {
  const outbox = getPostOutbox(userId);
  const items = useOutboxItems(outbox);
  const { composer, state } = useComposer(userId, onPublished);
  const [parameters, setParameters] = useSearchParams();
  const isDraggingFiles = useFileDrop(composer.addFiles);
  const unsent = items.filter(canBeRetried);
  const opened = parameters.get(DIALOG_PARAMETER);

  function setDialog(part: DialogPart | null) {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (part === null) next.delete(DIALOG_PARAMETER);
        else next.set(DIALOG_PARAMETER, part);
        return next;
      },
      { replace: part === null, preventScrollReset: true },
    );
  }

  async function closeDialog() {
    setDialog(null);
    if (isUntouched(composer.getState().draft)) return;
    const end = await notify({ severity: 'info', message: t('Your draft is kept.'), action: t('Undo') });
    if (end === 'action') setDialog('post');
  }

  async function discard(id: string) {
    const discarded = composer.discard(id);
    const end = await notify({ severity: 'info', message: t('The post is thrown away.'), action: t('Undo') });
    if (end === 'action') discarded?.undo();
    else discarded?.confirm();
  }

  function send(): boolean {
    const isSent = !composer.isHeld();
    if (isSent) void composer.send();
    return isSent;
  }

  const writing = { ...state, composer, isDraggingFiles, onSend: send };
  return (
    <>
      <ComposerBox {...writing} onOpenDialog={setDialog} />
      {opened !== null && (
        <Suspense fallback={null}>
          <CreatePostDialog
            {...writing}
            startsWith={opened === 'poll' ? 'poll' : 'post'}
            onClose={() => void closeDialog()}
            onSend={() => send() && setDialog(null)}
          />
        </Suspense>
      )}
      {unsent.length > 1 && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={outbox.retryAll}>
          {t('Retry all {count} posts', { count: unsent.length })}
        </Button>
      )}
      {items.map((item) => (
        <OutgoingCard
          key={item.id}
          post={item}
          onStop={(fileId) => (fileId === undefined ? outbox.abort(item.id) : outbox.abortFile(item.id, fileId))}
          onRetry={(fileId) => outbox.retry(item.id, fileId)}
          onEdit={() => composer.edit(item.id)}
          onDiscard={() => void discard(item.id)}
        />
      ))}
    </>
  );
}
