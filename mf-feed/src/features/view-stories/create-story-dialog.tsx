import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { Alert, Button, DialogHeader, notify, styled } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useId } from 'react';
import { StoryPreview } from './story-preview';
import { useNewStory } from './use-new-story';

const DESCRIPTION_LIMIT = 300;

/**
 * Creates a story from a photo, a video or a text. An upload can be cancelled, and a failed one retried. An unshared story is restored when
 * the dialog opens again.
 */
export function CreateStoryDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { sentPercent, failure, file, text, description, background, refusal, isUntouched, ...story } = useNewStory(onClose);
  const isSending = sentPercent !== null;

  function close(): void {
    onClose();
    if (!isUntouched) void notify({ severity: 'info', message: t('Your draft is kept.') });
  }

  return (
    <Dialog open onClose={isSending ? undefined : close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Form
        {...unsavedWorkProps(!isUntouched)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong(description, DESCRIPTION_LIMIT)) void story.send();
        }}
      >
        <Header titleId={titleId} title={t('Create story')} isDisabled={isSending} onClose={close} />
        <StoryPreview
          file={file}
          text={text}
          background={background}
          isLocked={isSending}
          onSelect={story.selectFile}
          onRemove={story.removeFile}
          onBackground={story.setBackground}
        />
        {refusal !== null && <Alert severity="error">{refusal}</Alert>}
        <LimitedField
          label={t('Say something about it')}
          maxCharacters={DESCRIPTION_LIMIT}
          value={description}
          onChange={({ target }) => story.setDescription(target.value)}
          disabled={isSending}
          multiline
          maxRows={4}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        {failure !== null && (
          <Alert severity="error">{t('Your story did not get through; it is still here. {failure}', { failure })}</Alert>
        )}
        <Actions>
          {isSending && (
            <>
              <progress aria-label={t('Sent so far')} value={sentPercent} max={100} />
              <Button color="inherit" onClick={story.cancel}>
                {t('Cancel')}
              </Button>
            </>
          )}
          <Button type="submit" variant="contained" disabled={isUntouched || isSending || isTooLong(description, DESCRIPTION_LIMIT)}>
            {failure !== null ? t('Retry') : t('Share story')}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), padding: theme.spacing(2, 3, 3) }));

const Header = styled(DialogHeader)(({ theme }) => ({ paddingInlineEnd: theme.spacing(1.5) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1.5),
  '& progress': { flex: 1, minWidth: 0, accentColor: theme.vars.palette.primary.main },
}));
