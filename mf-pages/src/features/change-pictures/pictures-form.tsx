import type { Page } from '@social/api/pages/page';
import { Alert, notify, Stack } from '@social/ui';
import type { FormEvent } from 'react';
import { ConflictNotice } from '../../lib/conflict-notice';
import { pictureRules, type PictureKind } from '../../lib/picture-kinds';
import { SaveBar } from '../../lib/save-bar';
import { fileUrl } from '../../lib/file-url';
import { PictureSlot } from './picture-slot';
import { useKeptPicture, type KeptPicture } from './use-kept-picture';
import { conflictsOf, useSavePictures, type ChosenPictures } from './use-save-pictures';

type Slot = { kind: PictureKind; kept: KeptPicture | null; keep: (kept: KeptPicture | null) => void; newUrl: string | null };

/** The profile picture and the cover, or what stands behind a page. What is chosen is shown, and sent when it is saved. */
export function PicturesForm({ page, shows, label }: { page: Page; shows: 'profile' | 'design'; label: string }) {
  const slots: Record<PictureKind, Slot> = {
    avatar: useSlot('avatar', page),
    cover: useSlot('cover', page),
    background: useSlot('background', page),
  };
  const shown = shows === 'profile' ? [slots.avatar, slots.cover] : [slots.background];
  const { state, save } = useSavePictures(page);
  const chosen: ChosenPictures = Object.fromEntries(shown.flatMap(({ kind, kept }) => (kept ? [[kind, kept]] : [])));
  const conflicts = conflictsOf(chosen, page);
  const isDirty = Object.keys(chosen).length > 0;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isDirty || state.kind === 'saving' || conflicts.length > 0) return;
    if ((await save(chosen)) !== 'saved') return;
    for (const { keep } of shown) keep(null);
    await notify({ severity: 'success', message: `${label} saved.` });
  }

  async function discard() {
    const discarded = shown.map(
      ({ kept, keep }) =>
        () =>
          keep(kept),
    );
    for (const { keep } of shown) keep(null);
    const end = await notify({ severity: 'info', message: 'Your changes are discarded.', action: 'Undo' });
    if (end === 'action') for (const restore of discarded) restore();
  }

  return (
    <Stack
      component="form"
      spacing={3}
      aria-label={label}
      data-unsaved={isDirty ? '' : undefined}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {state.kind === 'failed' && <Alert severity="error">{state.words}</Alert>}
      {shown.map(({ kind, kept, keep, newUrl }) => {
        const rule = pictureRules[kind];
        const currentUrl = rule.urlOf(page);
        return (
          <Stack key={kind} spacing={1.5}>
            <PictureSlot
              kind={kind}
              url={newUrl ?? currentUrl}
              isNew={newUrl !== null}
              onPick={(picture) => keep({ picture, from: currentUrl ?? '' })}
            />
            {kept && conflicts.includes(kind) && (
              <ConflictNotice
                label={rule.label}
                theirs={null}
                onKeepMine={() => keep({ ...kept, from: currentUrl ?? '' })}
                onTakeTheirs={() => keep(null)}
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
  const [kept, keep] = useKeptPicture(`page_${page.id}_${kind}`);
  return { kind, kept, keep, newUrl: kept && fileUrl(kept.picture) };
}
