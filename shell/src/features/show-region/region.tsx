import type { RegionInput } from '@social/contracts';
import { styled } from '@social/ui';
import { useCallback, useRef, useState } from 'react';
import type { RegionAddress } from '../../lib/federation/region-address';
import { useShellServices } from '../../lib/shell-services';
import { regionMarkProps } from '../../lib/telemetry/region-mark';
import { RegionError } from './region-error';
import { RegionSkeleton } from './region-skeleton';
import { RunningRegion } from './running-region';
import { useRegionState } from './use-region-state';

type RegionProps = RegionAddress & {
  /** Its name for members: 'Feed'. */
  name: string;
  /** True if it is a whole page with its heading, false if it is a part of one. */
  isPage?: boolean;
  /** The region's props. */
  input?: RegionInput | undefined;
};

const NO_INPUT: RegionInput = {};

// Takes the focus during a retry, which removes the button.
const Container = styled('div')({ outline: 'none' });

/** A region of a remote: its skeleton, the region itself, or its failure, which stays inside it. */
export function Region(props: RegionProps) {
  return <RegionContainer key={`${props.remote}/${props.expose}`} {...props} />;
}

function RegionContainer({ remote, expose, name, isPage = false, input = NO_INPUT }: RegionProps) {
  const { regions } = useShellServices();
  const state = useRegionState({ remote, expose });
  const container = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState(() => (isPage ? findPreview() : null));
  const retry = useCallback(() => {
    setPreview(null);
    if (container.current?.contains(document.activeElement)) container.current.focus();
    void regions.retry({ remote, expose });
  }, [regions, remote, expose]);

  const skeleton = <RegionSkeleton name={name} blocks={isPage ? 3 : 1} preview={preview} />;

  return (
    <Container
      ref={container}
      tabIndex={-1}
      aria-busy={state.status === 'loading'}
      {...(state.status === 'ready' && regionMarkProps({ ...state.release, expose }))}
      // A smoke test looks for it: a region that no release fills is not reported, because no release is to blame.
      data-region-failure={state.status === 'failed' ? state.kind : undefined}
    >
      {state.status === 'loading' && skeleton}
      {state.status === 'failed' && <RegionError {...state} name={name} isPage={isPage} onRetry={retry} />}
      {state.status === 'ready' && (
        <RunningRegion key={state.mount} address={{ remote, expose }} state={state} fallback={skeleton} input={input} />
      )}
    </Container>
  );
}

/** Finds what the document shows of its page, until the shell's first render replaces it. */
function findPreview(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#root > .preview .preview-column');
}
