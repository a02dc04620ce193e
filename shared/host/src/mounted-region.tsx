import type { MountedRegion, MountRegion, RegionContext, RegionInput } from '@social/contracts';
import { useSession } from '@social/session';
import { notify, useColorMode } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useLatest } from './use-latest';

/** Makes a component of a region that is written without the page's React. An error of `mount` or `update` is thrown in the component's render. */
export function toComponent(mount: MountRegion, usesShadowRoot = false): ComponentType<RegionInput> {
  return function Mounted(input: RegionInput) {
    const holder = useRef<HTMLDivElement>(null);
    const mounted = useRef<MountedRegion | null>(null);
    const context = useRegionContext(input);
    const latest = useLatest(context);
    const throwInRender = useThrowInRender();

    useEffect(() => {
      if (!holder.current) return undefined;
      let isUnmounted = false;
      const element = makeElement(holder.current, usesShadowRoot);
      const started = latest.current;
      // An async function also turns an error that `mount` throws at once into a rejection.
      const mounting = (async () => mount(element, started))();
      mounting
        .then((region) => {
          if (isUnmounted) return region.unmount();
          mounted.current = region;
          if (latest.current !== started) region.update?.(latest.current);
        })
        .catch(throwInRender);
      return () => {
        isUnmounted = true;
        mounted.current?.unmount();
        mounted.current = null;
        element.remove();
      };
    }, [latest, throwInRender]);

    useEffect(() => mounted.current?.update?.(context), [context]);

    return <div ref={holder} />;
  };
}

/** A new element for each mount, as a framework may keep a reference to the earlier one. */
function makeElement(holder: HTMLElement, usesShadowRoot: boolean): HTMLElement {
  const parent = usesShadowRoot ? (holder.shadowRoot ?? holder.attachShadow({ mode: 'open' })) : holder;
  return parent.appendChild(document.createElement('div'));
}

/** The same object until a part of it changes. */
function useRegionContext({ configuration, ...input }: RegionInput): RegionContext {
  const userId = useSession((session) => session.userId);
  const accessToken = useSession((session) => session.accessToken);
  const navigate = useLatest(useNavigate());
  const { shown: colorMode } = useColorMode();
  const parts = JSON.stringify({ input, configuration });
  return useMemo(
    () => ({
      session: userId && accessToken ? { userId, accessToken } : null,
      language: document.documentElement.lang || 'en',
      colorMode,
      navigate: (path) => void navigate.current(path),
      notify: (notice) => void notify(notice),
      ...(JSON.parse(parts) as Pick<RegionContext, 'input' | 'configuration'>),
    }),
    [userId, accessToken, colorMode, parts, navigate],
  );
}

/** Returns a function that throws an error inside a render, where the region's boundary catches it. */
function useThrowInRender(): (error: unknown) => void {
  const [, setState] = useState<null>(null);
  return useMemo(
    () => (error) =>
      setState(() => {
        throw error;
      }),
    [],
  );
}
