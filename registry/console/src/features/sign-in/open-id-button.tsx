import { Button, styled } from '@social/ui';
import { useState } from 'react';
import { describeError } from '../../lib/format/describe-error';
import { ErrorNote } from '../../lib/layout/error-note';
import { useSignInOffer } from '../../lib/registry/queries';
import { Column } from './column';

/** Offers the organization's sign-in, above the form for a token. Shows nothing if the registry has none. */
export function OpenIdButton({ onBegin }: { onBegin: () => Promise<void> | void }) {
  const { data, error } = useSignInOffer();
  const [state, setState] = useState<{ isLeaving: boolean; error: Error | null }>({ isLeaving: false, error: null });

  async function begin() {
    setState({ isLeaving: true, error: null });
    try {
      await onBegin();
      // If the page stays, because another tab signs in, that tab may be opened again.
      setState({ isLeaving: false, error: null });
    } catch (failure) {
      setState({ isLeaving: false, error: failure instanceof Error ? failure : new Error(String(failure)) });
    }
  }

  if (error) return <ErrorNote error={new Error(`Other ways to sign in are not known: ${describeError(error)}`)} />;
  if (!data?.openId) return null;
  return (
    <Column>
      <Button variant="contained" size="large" loading={state.isLeaving} onClick={() => void begin()}>
        Sign in with {data.openId.name}
      </Button>
      {state.error && <ErrorNote error={state.error} />}
      <Or>or with a token</Or>
    </Column>
  );
}

const Or = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '&::before, &::after': { content: '""', flex: 1, height: 1, background: theme.vars.palette.divider },
}));
