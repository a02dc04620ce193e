import { Button, Stack } from '@social/ui';
import { Link } from '@social/ui/router';
import { resultTabs, tabLabels, type ResultTab } from './hit-kinds';

/** Links to all kinds of results or one of them. */
export function KindLinks({ current, pathFor }: { current: ResultTab; pathFor: (tab: ResultTab) => string }) {
  return (
    <Stack component="nav" aria-label="Kinds of results" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {resultTabs.map((tab) => (
        <Button
          key={tab}
          component={Link}
          to={pathFor(tab)}
          replace
          variant={tab === current ? 'contained' : 'outlined'}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tabLabels[tab]}
        </Button>
      ))}
    </Stack>
  );
}
