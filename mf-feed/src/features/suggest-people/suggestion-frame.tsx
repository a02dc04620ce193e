import { Skeleton } from '@social/ui';
import type { ComponentProps } from 'react';

/** The height of the loaded row, so that the posts below do not shift. */
const SECTION_HEIGHT = 252;

/** The suggestions stand inside a feed, whose children have to be articles. */
export function SuggestionFrame(props: ComponentProps<'article'>) {
  return <article {...props} />;
}

/** Stands for the suggestions while they load. */
export function SuggestionSkeleton() {
  return (
    <SuggestionFrame aria-label="Loading suggestions" aria-busy>
      <Skeleton variant="rounded" height={SECTION_HEIGHT} />
    </SuggestionFrame>
  );
}
