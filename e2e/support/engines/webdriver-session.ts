/** The name under which WebDriver refers to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type WebDriverSession = {
  browser: string;
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
};

/** Starts a session of the W3C's WebDriver at a running driver. @throws {Error} with the driver's message when it refuses a command. */
export async function startWebDriverSession(driverUrl: string, capabilities: object): Promise<WebDriverSession> {
  async function command(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(driverUrl + path, { method, body: body ? JSON.stringify(body) : null });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${(value as { message?: string }).message ?? answer.status}`);
    return value;
  }

  const started = (await command('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  return {
    browser: `${started.capabilities.browserName} ${started.capabilities.browserVersion}`,
    command: (method, path, body) => command(method, `/session/${started.sessionId}${path}`, body),
  };
}

/** Reads an element's id from a script's result; null for everything else. */
export function readElementId(result: unknown): string | null {
  const id = (result as Record<string, unknown> | null)?.[ELEMENT];
  return typeof id === 'string' ? id : null;
}
