import pg from 'pg';
import { ENVIRONMENT } from './write-pins';

/** Unique texts of acknowledged writes. */
export type Acknowledged = { pins: readonly string[]; posts: readonly string[] };

/**
 * Reads the databases of one machine, not through the servers, and prints what it found.
 * @returns true if they have every acknowledged pin and post exactly once. Otherwise the lines name what is missing or stored twice.
 */
export async function holdsAllWrites(
  address: string,
  toUrl: (database: string) => string,
  { pins, posts }: Acknowledged,
): Promise<boolean> {
  const storedPins = await readTexts(toUrl('registry'), 'select reason as text from revisions where environment = $1', [ENVIRONMENT]);
  const storedPosts = await readTexts(toUrl('provider'), 'select text from posts', []);
  const results = [compare(`${address} pins`, pins, storedPins), compare(`${address} posts`, posts, storedPosts)];
  return results.every(Boolean);
}

function compare(name: string, acknowledged: readonly string[], stored: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const text of stored) counts.set(text, (counts.get(text) ?? 0) + 1);
  const lost = acknowledged.filter((text) => !counts.has(text));
  const doubled = acknowledged.filter((text) => (counts.get(text) ?? 0) > 1);
  console.log(`${name}: ${acknowledged.length} acknowledged, ${lost.length} lost${list(lost)}, ${doubled.length} twice${list(doubled)}`);
  return lost.length + doubled.length === 0;
}

const list = (texts: readonly string[]) => (texts.length === 0 ? '' : ` (${texts.join(', ')})`);

async function readTexts(url: string, query: string, values: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ text: string }>(query, values)).rows.map(({ text }) => text);
  } finally {
    await client.end();
  }
}
