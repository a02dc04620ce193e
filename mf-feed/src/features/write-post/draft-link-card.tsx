import { fetchLinkPreview } from '@social/api/posts/fetch-link-preview';
import { siteSettingsQuery } from '@social/data/site/site-settings-query';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { CloseIcon, IconButton, styled, useDebouncedValue } from '@social/ui';
import { LinkCard } from '@social/ui/links/link-card';
import { useQuery } from '@tanstack/react-query';
import type { Draft, PostFields } from './draft';
import { isLinkHidden, listLinks } from './draft-link';

/** A link that is still being typed is not asked for: each letter would be another page. */
const DEBOUNCE_MS = 800;
const STALE_AFTER_MS = 3_600_000;

export type DraftLinkCardProps = { draft: Draft; onChange: (part: Partial<PostFields>) => void };

/** Shows the preview that a post will have of its link, with a way to remove it. One that can't be fetched shows nothing: the post is sent without. */
export function DraftLinkCard({ draft, onChange }: DraftLinkCardProps) {
  const links = listLinks(draft.text);
  // This code often arrives while the first link is being typed.
  const settledLinks = useDebouncedValue(links, DEBOUNCE_MS, '');
  const { data: settings } = useQuery(siteSettingsQuery(apiClient));
  const isShown = links !== '' && links === settledLinks && !isLinkHidden(draft);
  const { data: link } = useQuery({
    queryKey: ['link-preview', settledLinks],
    queryFn: ({ signal }) => fetchLinkPreview(apiClient, settledLinks, { signal }),
    enabled: isShown && settings?.canPreviewLinks === true,
    staleTime: STALE_AFTER_MS,
    retry: false,
  });
  if (!isShown || !link) return null;
  return (
    <Frame aria-label={t('Preview of the link')}>
      <LinkCard {...link} />
      <RemoveButton size="small" aria-label={t('Remove the preview')} onClick={() => onChange({ withoutLinks: links })}>
        <CloseIcon fontSize="small" />
      </RemoveButton>
    </Frame>
  );
}

const Frame = styled('section')({ position: 'relative' });

const RemoveButton = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { background: theme.vars.palette.background.default },
}));
