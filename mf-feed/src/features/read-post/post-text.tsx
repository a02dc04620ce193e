import type { PostColor } from '@social/api/posts/post-extras';
import { findAppRoute } from '@social/api/site/find-app-route';
import { usePageSettings } from '@social/session';
import { Button, RichText, styled } from '@social/ui';
import { useId, useState } from 'react';
import { insetBox } from '../../lib/inset-box';

/** Longer texts, and those of more lines, begin folded. */
const FOLD_LETTERS = 480;
const FOLD_LINES = 9;
/** A coloured card is made for a few words. */
const COLOR_LETTERS = 160;

export type PostTextProps = { html: string; plainText: string; color: PostColor | null };

/** What the author wrote: on its colour if it is short and has one, folded if it is long. */
export function PostText({ html, plainText, color }: PostTextProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const textId = useId();
  const { mediaBaseUrl } = usePageSettings();

  if (html.trim() === '') return null;
  if (color && plainText.length <= COLOR_LETTERS) {
    return (
      <ColorCard dir="auto" style={{ background: `linear-gradient(135deg, ${color.from}, ${color.to})`, color: color.text }}>
        <RichText html={html} plainText={plainText} findRoute={(href) => findAppRoute(href, mediaBaseUrl)} />
      </ColorCard>
    );
  }
  const isLong = plainText.length > FOLD_LETTERS || plainText.split('\n').length > FOLD_LINES;
  return (
    <Text dir="auto">
      <Words id={textId} isFolded={isLong && !isUnfolded}>
        <RichText html={html} plainText={plainText} findRoute={(href) => findAppRoute(href, mediaBaseUrl)} />
      </Words>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isUnfolded}
          aria-controls={textId}
          onClick={() => setUnfolded(!isUnfolded)}
          sx={{ px: 1, mx: -1, minWidth: 0, minHeight: 32 }}
        >
          {isUnfolded ? 'Show less' : 'Show more'}
        </Button>
      )}
    </Text>
  );
}

const Text = styled('div')(({ theme }) => ({
  padding: theme.spacing(0.5, 2, 1.5),
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
}));

const Words = styled('div', { shouldForwardProp: (name) => name !== 'isFolded' })<{ isFolded: boolean }>(({ isFolded }) =>
  isFolded ? { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 7, overflow: 'hidden' } : {},
);

const ColorCard = styled('div')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'grid',
  placeItems: 'center',
  minHeight: 240,
  ...insetBox(theme),
  padding: theme.spacing(4),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit' },
}));
