import type { Message } from '@social/api/chats/message';
import { lazyComponent } from '@social/ui';
import type { LinkCardProps } from '@social/ui/links/link-card';

/** Loaded with the first message that has a link. Where that fails, the message still has its link in the text. */
const LazyLinkCard = lazyComponent<LinkCardProps>({
  load: async () => (await import(/* webpackChunkName: 'link-card' */ '@social/ui/links/link-card')).LinkCard,
  fallback: null,
  failed: () => null,
});

/** Shows the page that a message links to. Reserves the card's space before its code is loaded. */
export function MessageLink({ link }: { link: NonNullable<Message['link']> }) {
  return (
    <div style={{ width: 340, maxWidth: '100%', minHeight: '6.75rem', marginTop: 6 }}>
      <LazyLinkCard {...link} />
    </div>
  );
}
