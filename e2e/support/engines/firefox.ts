import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { EngineDriver } from './engine-driver';

export const FIREFOX = '/usr/bin/firefox-esr';

const toCall = (body: string, parameters: unknown[]) => `(function () { ${body} })(...${JSON.stringify(parameters)})`;

/** Starts Debian's Firefox by WebDriver BiDi. */
export async function startFirefox(): Promise<EngineDriver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, defaultViewport: { width: 1440, height: 900 } });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    run: (body, ...parameters) => page.evaluate(toCall(body, parameters)),
    async find(body, ...parameters) {
      const element = (await page.evaluateHandle(toCall(body, parameters))).asElement() as ElementHandle<Element> | null;
      if (!element) return null;
      return {
        click: () => element.click(),
        type: (text) => element.type(text),
        async attach(path) {
          const input = await element.toElement('input');
          await input.uploadFile(path);
        },
      };
    },
    close: () => browser.close(),
  };
}
