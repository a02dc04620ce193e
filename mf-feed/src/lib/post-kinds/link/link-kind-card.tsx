import { t } from '@social/texts';
import { Button, lazyComponent, styled } from '@social/ui';
import type { LinkCardProps } from '@social/ui/links/link-card';
import { insetBox } from '../../inset-box';
import type { KindCardProps } from '../post-kind';

/** Loaded with the first post that has a link; its space is there before. */
export const LazyLinkCard = lazyComponent<LinkCardProps>({
  load: async () => (await import(/* webpackChunkName: 'link-card' */ '@social/ui/links/link-card')).LinkCard,
  fallback: null,
  failed: (retry) => <Button onClick={retry}>{t('Show the preview')}</Button>,
});

/** Shows what is known of the page that a post links to. */
export function LinkKindCard({ post: { link } }: KindCardProps) {
  return (
    link && (
      <Frame>
        <LazyLinkCard {...link} />
      </Frame>
    )
  );
}

const Frame = styled('div')(({ theme }) => ({ ...insetBox(theme), overflow: 'visible', minHeight: '6.75rem' }));
