import { sessionStore } from '@social/session';
import { parseId, type PersonId } from '@social/api';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRevisionWatch } from '../lib/edge/revision-watch';
import { createQueryClient } from '../lib/query-client';
import { App } from '../pages/app';
import { createSiteMap } from '../lib/site-map';
import { ownPageLoaders } from '../pages/own-pages';
import { installBrowserParts } from './browser-parts';
import { createTestRegions } from './region-stores';
import type { CurrentRevision } from '@social/contracts';

type Options = Parameters<typeof createTestRegions>[0] & {
  /** The screen's width. */
  isWide?: boolean;
  revision?: () => Partial<CurrentRevision> | null;
};

/** Renders the whole shell at a URL, over fakes of federation, edge and time. */
export function renderShell(path: string, { isWide = true, revision = () => null, ...options }: Options = {}) {
  window.history.replaceState(null, '', path);
  const setWidth = installBrowserParts({ isWide });
  const page = createTestRegions({ ownPages: ownPageLoaders, ...options });
  const reloadPage = jest.fn();
  const composition = page.composition;
  const revisions = createRevisionWatch({
    page: composition,
    clock: page.clock,
    async fetchRevision() {
      const answer = revision();
      return answer && { environment: 'production', revision: 8, composition: {}, disabled: [], ...answer };
    },
  });
  const siteMap = createSiteMap(composition);
  const services = { composition, siteMap, regions: page.regions, revisions, reloadPage, random: () => 0 };
  const queries = createQueryClient();
  const view = render(<App services={services} queryClient={queries} />, { onCaughtError: () => undefined });
  return { ...page, ...view, queries, setWidth, revisions, reloadPage, user: userEvent.setup({ delay: null }) };
}

export function signInDemo() {
  const userId = parseId<PersonId>('7');
  if (userId === null) throw new Error('7 is no id');
  sessionStore.signIn({ accessToken: 'demo-token', userId, membership: false });
}

/** Sets the text of a field at once. */
export async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
