import { chromium } from '@playwright/test';
const [,, base, script] = process.argv;
const steps = (await import(script)).default;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w,h] of [[1440,900],[390,844]]) for (const scheme of ['light','dark']) {
  const ctx = await browser.newContext({ viewport:{width:w,height:h}, colorScheme: scheme, baseURL: base, hasTouch: w<500, isMobile: w<500 });
  const page = await ctx.newPage();
  page.on('pageerror', e=>console.log('pageerror',e.message));
  await page.goto('/login');
  await page.getByLabel(/username|email/i).first().fill('demo');
  await page.getByLabel(/password/i).first().fill('demo-password');
  await page.keyboard.press('Enter');
  await page.waitForURL(u=>!u.pathname.includes('login'));
  let n=0;
  const snap = async (name)=>{ await page.waitForTimeout(700); await page.screenshot({path:`/tmp/shots/${name}-${w}-${scheme}.png`}); };
  try { await steps(page, snap, w); } catch(e){ console.log(w,scheme,e.message.slice(0,600)); await snap('fail'); }
  await ctx.close();
  if (process.env.ONE) break;
}
await browser.close();
