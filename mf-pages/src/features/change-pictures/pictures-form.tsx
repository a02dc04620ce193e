import type { Page } from '@social/api/pages/page';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { Alert, notify, Stack } from '@social/ui';
import type { FormEvent } from 'react';
import { ConflictNotice } from '@social/ui/fields/conflict-notice';
import { pictureRules, type PictureKind } from '../../lib/picture-kinds';
import { SaveBar } from '../../lib/save-bar';
import { getFileUrl } from '../../lib/get-file-url';
import { PictureSlot } from './picture-slot';
import { useDraftPicture, type DraftPicture } from './use-draft-picture';
import { findPictureConflicts, useSavePictures, type DraftPictures } from './use-save-pictures';

type Slot = { kind: PictureKind; draft: DraftPicture | null; setDraft: (draft: DraftPicture | null) => void; newUrl: string | null };

/** Changes the profile picture and the cover, or the page's background. A chosen picture is shown at once and sent with Save. */
export function PicturesForm({ page, shows, label }: { page: Page; shows: 'profile' | 'design'; label: string }) {
  const slots: Record<PictureKind, Slot> = {
    avatar: useSlot('avatar', page),
    cover: useSlot('cover', page),
    background: useSlot('background', page),
  };
  const shown = shows === 'profile' ? [slots.avatar, slots.cover] : [slots.background];
  const { state, save } = useSavePictures(page);
  const chosen: DraftPictures = Object.fromEntries(shown.flatMap(({ kind, draft }) => (draft ? [[kind, draft]] : [])));
  const conflicts = findPictureConflicts(chosen, page);
  const isDirty = Object.keys(chosen).length > 0;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isDirty || state.kind === 'saving' || conflicts.length > 0) return;
    if ((await save(chosen)) !== 'saved') return;
    for (const { setDraft } of shown) setDraft(null);
    await notify({ severity: 'success', message: t('{label} saved.', { label }) });
  }

  async function discard() {
    const discarded = shown;
    for (const { setDraft } of shown) setDraft(null);
    const end = await notify({ severity: 'info', message: t('Your changes are discarded.'), action: t('Undo') });
    if (end === 'action') for (const { draft, setDraft } of discarded) setDraft(draft);
  }

  return (
    <Stack component="form" spacing={3} aria-label={label} {...unsavedWorkProps(isDirty)} onSubmit={(event) => void handleSubmit(event)}>
      {state.kind === 'failed' && <Alert severity="error">{state.message}</Alert>}
      {shown.map(({ kind, draft, setDraft, newUrl }) => {
        const rule = pictureRules[kind];
        const currentUrl = rule.getUrl(page);
        return (
          <Stack key={kind} spacing={1.5}>
            <PictureSlot
              kind={kind}
              url={newUrl ?? currentUrl}
              isNew={newUrl !== null}
              onPick={(picture) => setDraft({ picture, from: currentUrl ?? '' })}
            />
            {draft && conflicts.includes(kind) && (
              <ConflictNotice
                label={rule.label}
                saved={null}
                onUseMine={() => setDraft({ ...draft, from: currentUrl ?? '' })}
                onUseSaved={() => setDraft(null)}
              />
            )}
          </Stack>
        );
      })}
      <SaveBar isDirty={isDirty} isSaving={state.kind === 'saving'} onDiscard={() => void discard()} />
    </Stack>
  );
}

function useSlot(kind: PictureKind, page: Page): Slot {
  const [draft, setDraft] = useDraftPicture(`page_${page.id}_${kind}`);
  return { kind, draft, setDraft, newUrl: draft && getFileUrl(draft.picture) };
}
