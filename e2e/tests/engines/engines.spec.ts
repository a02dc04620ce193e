import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { copyBuild } from '../../support/copy-build';
import { readMessages, sendMessage } from '../../support/conversation';
import { createPage } from '../../support/community-page';
import { test } from '../../support/engines/test';
import { newMember } from '../../support/new-member';
import { PLAY_AS_MICROPHONE } from '../../support/play-as-microphone';
import { PICTURE, uniqueText } from '../../support/provider-calls';
import { createToken, newEnvironment, untilServed } from '../../support/registry-api';
import { registryCli } from '../../support/stack';

/** Marks the journeys that every test run tries; `npm run engines` tries all. */
const inSlice = { tag: '@slice' };

test('a member signs in, and reads the feed', inSlice, async ({ enginePage: page, author }) => {
  await page.run('localStorage.clear();');
  await page.goto('/login');
  await page.type('textbox', 'Username', author.username);
  await page.typeByLabel(/^Password/, author.password);
  await page.click('button', 'Log in');
  await page.see('heading', 'Feed');
  await page.see('article', /./);
});

test('a post is written, and still shown after a reload', async ({ enginePage: page }) => {
  const text = uniqueText();
  await page.goto('/');
  await page.type('textbox', 'Share something', text);
  await page.click('button', 'Post');
  await page.read(text);
  await page.goto('/');
  await page.read(text);
});

test('a message is read, and answered', async ({ enginePage: page, author }) => {
  const peer = await newMember('Peer');
  await sendMessage(peer, author, 'Tea at ten?');
  await page.goto(`/chat-detailed/${peer.userId}`);
  await page.read('Tea at ten?');
  await page.type('textbox', /^Message to/, 'Gladly');
  await page.click('button', 'Send');
  await expect.poll(() => readMessages(peer, author)).toEqual(['Tea at ten?', 'Gladly']);
});

test('a voice message is recorded, sent and played', async ({ enginePage: page }) => {
  const peer = await newMember('Peer');
  await page.goto(`/chat-detailed/${peer.userId}`);
  await page.run(PLAY_AS_MICROPHONE);
  await page.click('button', 'Record a voice message');
  await page.read(/^0:0[1-9]$/);
  await page.click('button', 'Stop');
  await page.see('button', 'Play');
  await page.click('button', 'Send');
  await page.see('group', 'Voice message');
  await page.click('button', 'Play');
  await expect
    .poll(() => page.run(`return Math.max(...[...document.querySelectorAll('audio')].map(({ currentTime }) => currentTime));`))
    .toBeGreaterThan(0.3);
});

test('an album is made of a picture, which is shown', async ({ enginePage: page }, testInfo) => {
  const picture = testInfo.outputPath('picture.png');
  await writeFile(picture, PICTURE);
  await page.goto('/create-album');
  await page.type('textbox', 'Album name', 'Made elsewhere');
  await page.attach('Photos and videos', picture);
  await page.see('img', /picture/);
  await page.click('button', 'Publish Album');
  await page.see('button', /^Photo 1/);
  await expect
    .poll(() => page.run(`return [...document.querySelectorAll('main img')].some((image) => image.complete && image.naturalWidth > 0);`))
    .toBe(true);
});

test('a page is liked', async ({ enginePage: page }) => {
  const { id, name } = await createPage();
  await page.goto(`/PageProfile?page=${id}`);
  await page.see('heading', name);
  await page.click('button', /^Like Page/);
  await page.see('button', /^Liked/);
});

test('an event is opened, and joined', async ({ enginePage: page }) => {
  await page.goto('/events?list=events');
  await page.click('button', /^Join Now/);
  await page.see('button', /^Going/);
});

test('an article is opened, and liked', async ({ enginePage: page }) => {
  await page.goto('/blog');
  await page.see('article', /./);
  await page.goto('/blog/1');
  await page.click('button', /^Like, /);
  await expect.poll(() => page.run(`return document.querySelector('main [aria-label^="Like, "]').ariaPressed;`)).toBe('true');
});

test('a version that operators pin is what the next page runs', async ({ enginePage: page, author, engine }) => {
  const environment = await newEnvironment();
  const version = { firefox: '0.8.1', webkit: '0.8.2' }[engine];
  const dist = await copyBuild('mf-content', {
    version,
    entry: (text) => `document.documentElement.dataset.pinned = '${version}';\n${text}`,
  });
  const token = await createToken('content team', { publish: ['mf_content'] });
  expect(await registryCli(['publish', dist], token)).toMatchObject({ code: 0 });
  await page.signInAs(author, environment.url);
  await page.goto(`${environment.url}/blog`);
  await page.see('article', /./);
  expect(await page.run('return document.documentElement.dataset.pinned ?? null;')).toBeNull();

  expect(await registryCli(['pin', environment.name, `mf_content@${version}`, '--reason', 'for another engine'])).toMatchObject({
    code: 0,
  });
  await untilServed(environment, { mf_content: version });
  await page.goto(`${environment.url}/blog`);
  await page.see('article', /./);
  expect(await page.run('return document.documentElement.dataset.pinned;')).toBe(version);
});

test(
  'a script with a changed byte does not run, its region says so, and the edge is told; while a remote is down, the others work, and Retry loads it',
  inSlice,
  async ({ enginePage: page, author, gateway }) => {
    const reports: string[] = [];
    gateway.breakCalls(({ path, json }) => {
      if (path === '/report') reports.push(json ?? '');
      if (path.startsWith('/r/mf_feed/')) return 'missing';
      return /^\/r\/mf_content\/.+\.js$/.test(path) ? 'tampered' : null;
    });
    await page.signInAs(author, gateway.url);
    // Firefox also remembers failed preloads, and the document of the blog preloads no part of the feed.
    await page.goto(`${gateway.url}/blog`);
    await page.read(/could not be loaded/);
    expect(await page.run(`return '__pwned' in window;`)).toBe(false);
    await expect.poll(() => reports.join()).toMatch(/"remote":"mf_content"[^{]*(arrives with other bytes|integrity mismatch)/);

    await page.click('link', 'Albums');
    await page.see('heading', 'My Albums');
    await page.click('link', 'Home');
    await page.see('button', 'Retry');
    gateway.break(null);
    await page.click('button', 'Retry');
    await page.see('article', /./);
  },
);
