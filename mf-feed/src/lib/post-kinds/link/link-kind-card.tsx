import { lazyComponent } from '@social/ui';
import type { LinkCardProps } from '@social/ui/links/link-card';
import type { KindCardProps } from '../post-kind';

/** Loaded with the first post that has a link. Where that fails, the post still has its link in the text. */
const LazyLinkCard = lazyComponent<LinkCardProps>({
  load: async () => (await import(/* webpackChunkName: 'link-card' */ '@social/ui/links/link-card')).LinkCard,
  fallback: null,
  failed: () => null,
});

/** Shows the page that a post links to. Reserves the card's space before its code is loaded. */
export function LinkKindCard({ post: { link } }: KindCardProps) {
  return (
    link && (
      <div style={{ margin: '4px 16px 8px', minHeight: '6.75rem' }}>
        <LazyLinkCard {...link} />
      </div>
    )
  );
}
