import type { Locator, Page, Request } from '@playwright/test';
import { sendMessage } from '../../support/conversation';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');
const callOf = (request: Request) => `${new URL(request.url()).pathname} ${request.postData() ?? ''}`;

type Entry = {
  label: string;
  path: string;
  /** Tests the screen's features. */
  tryScreen?: (page: Page) => Promise<void>;
};

async function clickAndSee(page: Page, control: Locator, heading: string): Promise<void> {
  await control.click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The entries of the menu, with their screens' features. */
const entries: Entry[] = [
  { label: 'Albums', path: '/my-albums' },
  { label: 'Home', path: '/' },
  { label: 'Explore', path: '/explore', tryScreen: explore },
  { label: 'Saved Posts', path: '/saved-posts' },
  { label: 'Events', path: '/events' },
  {
    label: 'Forum',
    path: '/forum',
    tryScreen: (page) => clickAndSee(page, main(page).getByRole('link', { name: /^My Groups/ }), 'My Groups'),
  },
  { label: 'My Groups', path: '/my-groups', tryScreen: useGroups },
  { label: 'My Pages', path: '/pagescomp/mainpages' },
  { label: 'Blog', path: '/blog' },
  {
    label: 'Article',
    path: '/article',
    async tryScreen(page) {
      await expect(main(page).getByRole('article').or(main(page).getByText('Nothing long yet')).first()).toBeVisible();
      await clickAndSee(page, main(page).getByRole('link', { name: 'All articles' }).first(), 'Blog');
    },
  },
  {
    label: 'Jobs',
    path: '/jobs',
    async tryScreen(page) {
      await main(page)
        .getByRole('link', { name: /^#hiring/ })
        .click();
      await expect(page).toHaveURL(/hashtag=hiring/);
    },
  },
  {
    label: 'More',
    path: '/more',
    async tryScreen(page) {
      await main(page)
        .getByRole('button', { name: /^Keyboard shortcuts/ })
        .click();
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('button', { name: 'Close' }).click();
      await clickAndSee(page, main(page).getByRole('link', { name: /^Settings/ }), 'Settings');
    },
  },
];

async function explore(page: Page): Promise<void> {
  const topic = main(page).getByRole('region', { name: 'Topics' }).getByRole('link').first();
  await expect(topic).toContainText('#');
  const like = main(page)
    .getByRole('region', { name: 'Pages to like' })
    .getByRole('button', { name: /^Like Page/ })
    .first();
  const name = (await like.getAttribute('aria-label'))?.replace('Like Page: ', '') ?? '';
  await like.click();
  await expect(main(page).getByRole('button', { name: `Liked Page: ${name}` })).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Popular posts' }).getByRole('article').first()).toBeVisible();
  await topic.click();
  await expect(page).toHaveURL(/\/\?hashtag=/);
}

/** Creates a group. Joins another member's group, posts there, and leaves it again. */
async function useGroups(page: Page): Promise<void> {
  const owner = await newMember();
  const name = `Bakers of ${owner.username}`;
  const { group_data: group } = await owner.call('create-group', {
    group_name: owner.username,
    group_title: name,
    category: '1',
    privacy: '1',
    about: 'Made for a test',
  });
  expect(group).toBeTruthy();
  await page.getByRole('button', { name: 'Create group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create group' });
  await dialog.getByRole('textbox', { name: /Group name/ }).fill(`Cooks of ${owner.username}`);
  await dialog.getByRole('textbox', { name: 'What it is about' }).fill('Soup, mostly.');
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Cooks of ${owner.username}` })).toBeVisible();
  await expect(page.getByText('You run this group')).toBeVisible();

  // The screen suggested groups before this group was created.
  await page.goto('/my-groups');
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await page.getByRole('region', { name: 'Groups you joined' }).getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: `Write something to ${name}` }).fill('My first loaf');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').getByText('My first loaf')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('link')).toHaveCount(2);
  // The call is sent when the notice with Undo closes.
  const left = page.waitForResponse(/\/api\/join-group/);
  await page.getByRole('button', { name: 'Leave group' }).click();
  await expect(page.getByText('You joined no group of others yet.')).toBeVisible();
  await left;
  await page.reload();
  await expect(page.getByRole('button', { name: `Join ${name}` })).toBeVisible();
}

test('each of the twelve menu entries opens its screen, which leads on; the panel has conversations, groups and topics', async ({
  author,
  authorPage: page,
}) => {
  const friend = await newMember('Friend');
  await sendMessage(friend, author, 'Are you there?');
  await author.call('group_chat', { type: 'create', group_name: 'Night owls', parts: friend.userId });
  await page.goto('/jobs');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const panel = page.getByRole('complementary', { name: 'Messages & Activity' });

  await test.step('a page under the pointer is shown at once when its link is clicked', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pointedAt = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/albums');
    const link = menu.getByRole('link', { name: 'Albums' });
    await link.hover();
    const firstPage = callOf((await pointedAt).request());
    const further: string[] = [];
    const onRequest = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/r/mf_albums') || callOf(request) === firstPage) further.push(pathname);
    };
    page.on('request', onRequest);
    await clickAndSee(page, link, 'My Albums');
    await expect(main(page).getByText(/^No albums found/)).toBeVisible();
    expect(further).toEqual([]);
    page.off('request', onRequest);
  });

  await test.step('the panel has both lists, their refresh, and the trending topics of the provider', async () => {
    await expect(panel.getByRole('tab', { name: /Individual/ })).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('link', { name: new RegExp(friend.name) })).toBeVisible();
    const requested = page.waitForRequest((request) => request.url().includes('/api/get_chats'));
    await panel.getByText('Refresh Conversations').click();
    await requested;
    await expect(panel.getByText('Trending Topics')).toBeVisible();
    await expect(panel.getByText(/^#\w+/).first()).toBeVisible();
    await expect(panel.getByText('Privacy Policy')).toBeVisible();
  });

  await test.step('a group of the panel opens the group, not the person of the same number', async () => {
    await panel.getByRole('tab', { name: /Groups/ }).click();
    await expect(panel.getByText('Refresh Groups')).toBeVisible();
    await clickAndSee(page, panel.getByRole('tabpanel').getByRole('link', { name: /Night owls/ }), 'Night owls');
    await expect(page).toHaveURL(/\/chat-detailed\/\d+\?type=group$/);
  });

  for (const { label, path, tryScreen } of entries) {
    await test.step(label, async () => {
      const entry = menu.getByRole('link', { name: label, exact: true });
      await entry.click();
      await expect(page).toHaveURL(new RegExp(`${path.replaceAll('/', '\\/')}$`));
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await tryScreen?.(page);
    });
  }

  await test.step("an unknown address says 'Unexpected Application Error!' and has a way home", async () => {
    await page.goto('/no-such-place');
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    await clickAndSee(
      page,
      main(page)
        .getByRole('link', { name: /home|feed/i })
        .first(),
      'Feed',
    );
  });
});
