import type { PersonId } from '@social/api';
import { t } from '@social/texts';
import { Button, Card, Skeleton, styled } from '@social/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { OnPublished } from './composer-store';

type ComposerProps = { userId: PersonId; onPublished: OnPublished };
type Loaded = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; Composer: ComponentType<ComposerProps> };

/** Loads the composer's code after the feed, which members come for, and reserves its space until then. */
export function ComposerSlot(props: ComposerProps) {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });

  useEffect(() => {
    if (loaded.kind !== 'loading') return;
    let isWanted = true;
    import(/* webpackChunkName: 'after-feed' */ './composer').then(
      ({ Composer }) => isWanted && setLoaded({ kind: 'ready', Composer }),
      () => isWanted && setLoaded({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [loaded.kind]);

  switch (loaded.kind) {
    case 'ready':
      return <loaded.Composer {...props} />;
    case 'loading':
      return (
        <Placeholder aria-hidden>
          <Skeleton variant="rounded" height={40} />
        </Placeholder>
      );
    case 'failed':
      return (
        <Placeholder role="alert">
          {t('The box for new posts could not be loaded.')}
          <Button onClick={() => setLoaded({ kind: 'loading' })}>{t('Retry')}</Button>
        </Placeholder>
      );
  }
}

const Placeholder = styled(Card)(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.25), padding: theme.spacing(1.5) }));
