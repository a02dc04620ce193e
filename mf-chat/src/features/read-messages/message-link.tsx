import type { Message } from '@social/api/chats/message';
import { t } from '@social/texts';
import { Button, lazyComponent, styled } from '@social/ui';
import type { LinkCardProps } from '@social/ui/links/link-card';

/** Loaded with the first message that has a link; its space is there before. */
const LazyLinkCard = lazyComponent<LinkCardProps>({
  load: async () => (await import(/* webpackChunkName: 'link-card' */ '@social/ui/links/link-card')).LinkCard,
  fallback: null,
  failed: (retry) => (
    <Button color="inherit" onClick={retry}>
      {t('Show the preview')}
    </Button>
  ),
});

/** Shows what is known of the page that a message links to. */
export function MessageLink({ link }: { link: NonNullable<Message['link']> }) {
  return (
    <Frame>
      <LazyLinkCard {...link} />
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({ width: 340, maxWidth: '100%', minHeight: '6.75rem', marginTop: theme.spacing(0.75) }));
