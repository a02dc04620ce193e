import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

export type LazyPartOptions<Props> = {
  load: () => Promise<ComponentType<Props>>;
  waiting: ReactNode;
  /** Shown where the part did not come; the rest of the page goes on. */
  failed: (retry: () => void, props: Props) => ReactNode;
};

/** A part of the page whose code comes when it is first opened. Unlike with Suspense, one that does not come takes nothing down. */
export function lazyPart<Props extends object>({ load, waiting, failed }: LazyPartOptions<Props>) {
  let loaded: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState({ number: 1, hasFailed: false });

    useEffect(() => {
      let isGone = false;
      load().then(
        (part) => {
          loaded = part;
          if (!isGone) setPart(() => part);
        },
        () => !isGone && setAttempt((current) => ({ ...current, hasFailed: true })),
      );
      return () => {
        isGone = true;
      };
    }, [attempt.number]);

    if (Part) return <Part {...props} />;
    return attempt.hasFailed ? failed(() => setAttempt({ number: attempt.number + 1, hasFailed: false }), props) : waiting;
  };
}
