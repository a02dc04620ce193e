import { pageStorage } from '@social/data';
import { lazyComponent, styled } from '@social/ui';
import { useState } from 'react';
import type { ContinueReadingProps } from './continue-reading';
import { feedPositionKey } from './feed-position-key';

/** Loads the code for readers who have stopped, or read on, beyond the newest page; reserves the space of the offer. */
export function ContinueReadingSlot(props: ContinueReadingProps) {
  const [hasPosition] = useState(() => pageStorage.read(feedPositionKey(props.source.userId)) !== null);
  const hasReadOn = props.entries.some(({ cursor }) => cursor !== null);
  if (!hasPosition && !hasReadOn) return null;
  return (
    <Row hidden={hasReadOn}>
      <ContinueReading {...props} />
    </Row>
  );
}

const ContinueReading = lazyComponent({
  load: async () => (await import('./continue-reading')).ContinueReading,
  fallback: null,
  // The feed reads as well without it.
  failed: () => null,
});

const Row = styled('div')(({ theme }) => ({
  '&:not([hidden])': { display: 'flex', justifyContent: 'center', minHeight: 40, marginBottom: theme.spacing(2) },
}));
