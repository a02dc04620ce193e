import type { PersonId } from '@social/api';
import { toListState } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, Stack, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { PageList } from '../features/browse-pages/page-list';
import { pageListQuery } from '../features/browse-pages/page-list-query';
import { LikePageButton } from '../features/like-page/like-page-button';
import { suggestedPagesPath } from '../lib/page-paths';

const SHOWN_COUNT = 3;

/** Suggests a few pages inside another remote's screen. Hidden where the provider suggests none. */
export function SuggestedPages() {
  const userId = useSession((session) => session.userId);
  return userId && <Suggestions userId={userId} />;
}

function Suggestions({ userId }: { userId: PersonId }) {
  const titleId = useId();
  const state = toListState(useInfiniteQuery(pageListQuery(userId, 'suggested')));
  if (state.kind === 'empty') return null;
  // The rest stands on the page of suggestions, which loads page after page.
  const shown = state.kind === 'ready' ? { ...state, items: state.items.slice(0, SHOWN_COUNT), end: { kind: 'reached' as const } } : state;

  return (
    <section aria-labelledby={titleId}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography id={titleId} variant="h2">
          {t('Pages to like')}
        </Typography>
        <Button component={Link} to={suggestedPagesPath} size="small">
          {t('All suggested pages')}
        </Button>
      </Stack>
      <PageList
        label={t('Suggested pages')}
        state={shown}
        empty={null}
        renderAction={(page) => <LikePageButton page={page} readAt={page.readAt} />}
      />
    </section>
  );
}
