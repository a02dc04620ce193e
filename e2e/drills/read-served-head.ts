import { get } from 'node:http';

/**
 * Reads the number of the revision that an edge serves, or null without an answer. Connects by address with the host name in a header: not
 * every system resolves *.localhost.
 */
export function readServedHead(port: number, environment: string): Promise<number | null> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path: '/healthz', headers: { host: `${environment}.localhost` } };
    get(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve((JSON.parse(text) as { revision: number | null }).revision));
    }).once('error', () => resolve(null));
  });
}
