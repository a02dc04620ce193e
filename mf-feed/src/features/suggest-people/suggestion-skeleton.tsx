import { t } from '@social/texts';
import { Skeleton } from '@social/ui';

/** The height of the loaded row, so that the posts below do not shift. */
const SECTION_HEIGHT = 244;

/** Placeholder for the suggestions while they load. An article, as each child of a feed has to be. */
export function SuggestionSkeleton() {
  return (
    <article aria-label={t('Loading suggestions')} aria-busy>
      <Skeleton variant="rounded" height={SECTION_HEIGHT} />
    </article>
  );
}
