import type { PostColor } from '@social/api/posts/post-extras';
import { findAppRoute } from '@social/api/site/find-app-route';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { Button, RichText, styled } from '@social/ui';
import { useId, useState } from 'react';
import { insetBox } from '../../lib/inset-box';
import { MAX_COLOR_LENGTH } from '../../lib/post-kinds/color/can-have-color';

/** Texts with more characters or lines are folded at first. */
const FOLD_LENGTH = 480;
const FOLD_LINES = 9;

export type PostTextProps = { html: string; plainText: string; color: PostColor | null };

/** Shows a post's text: a short one on its colour, a long one folded. */
export function PostText({ html, plainText, color }: PostTextProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const textId = useId();
  const { mediaBaseUrl } = usePageSettings();

  if (html.trim() === '') return null;
  if (color && plainText.length <= MAX_COLOR_LENGTH) {
    return (
      <ColorCard dir="auto" style={{ background: `linear-gradient(135deg, ${color.from}, ${color.to})`, color: color.text }}>
        <RichText html={html} plainText={plainText} findRoute={(href) => findAppRoute(href, mediaBaseUrl)} />
      </ColorCard>
    );
  }
  const isLong = plainText.length > FOLD_LENGTH || plainText.split('\n').length > FOLD_LINES;
  return (
    <Text dir="auto">
      <FoldableText id={textId} isFolded={isLong && !isUnfolded}>
        <RichText html={html} plainText={plainText} findRoute={(href) => findAppRoute(href, mediaBaseUrl)} />
      </FoldableText>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isUnfolded}
          aria-controls={textId}
          onClick={() => setUnfolded(!isUnfolded)}
          sx={{ px: 1, mx: -1, minWidth: 0, minHeight: 32 }}
        >
          {isUnfolded ? t('Show less') : t('Show more')}
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

const FoldableText = styled('div', { shouldForwardProp: (name) => name !== 'isFolded' })<{ isFolded: boolean }>(({ isFolded }) =>
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
