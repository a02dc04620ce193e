import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

export type LazyComponentOptions<Props> = {
  load: () => Promise<ComponentType<Props>>;
  fallback: ReactNode;
  /** Shown when the code could not be loaded; the rest of the page still works. */
  failed: (retry: () => void, props: Props) => ReactNode;
};

/** Loads a component's code when it is first shown. Unlike with Suspense, a failed load does not reach an error boundary. */
export function lazyComponent<Props extends object>({ load, fallback, failed }: LazyComponentOptions<Props>) {
  let loaded: ComponentType<Props> | null = null;

  return function LazyComponent(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [attempt, setAttempt] = useState({ number: 1, hasFailed: false });

    useEffect(() => {
      let isUnmounted = false;
      load().then(
        (component) => {
          loaded = component;
          if (!isUnmounted) setLoaded(() => component);
        },
        () => !isUnmounted && setAttempt((current) => ({ ...current, hasFailed: true })),
      );
      return () => {
        isUnmounted = true;
      };
    }, [attempt.number]);

    if (Loaded) return <Loaded {...props} />;
    return attempt.hasFailed ? failed(() => setAttempt({ number: attempt.number + 1, hasFailed: false }), props) : fallback;
  };
}
