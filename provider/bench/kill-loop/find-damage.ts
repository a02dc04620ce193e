import pg from 'pg';
import { KINDS_OF_WRITES, type Acknowledged } from './write-under-fire';

type Check = { title: string; query: string; parameters?: unknown[] };

const ATOMICITY_CHECKS: Check[] = [
  {
    title: 'posts without both poll answers',
    query:
      "select text as mark from posts p where text like '%#underfire' and (select count(*) from poll_options where post_id = p.id) <> 2",
  },
  {
    title: 'posts without their hashtag',
    query:
      "select text as mark from posts p where text like '%#underfire' and (select count(*) from post_hashtags where post_id = p.id) <> 1",
  },
  { title: 'posts stored twice', query: "select text as mark from posts where text like '%#underfire' group by text having count(*) > 1" },
  { title: 'messages stored twice', query: 'select text as mark from messages group by author_id, text having count(*) > 1' },
  {
    title: 'messages newer than the last of their conversation',
    query: 'select m.text as mark from messages m join participants p using (conversation_id) where p.last_message_at < m.created_at',
  },
  {
    title: 'messages in a conversation that has not two participants',
    query:
      'select m.text as mark from messages m where (select count(*) from participants p where p.conversation_id = m.conversation_id) <> 2',
  },
];

const LOST_WRITES: Record<Acknowledged['kind'], string> = {
  post: "select mark from unnest($1::text[], $2::int8[]) w (mark, id) where not exists (select 1 from posts where posts.id = w.id and posts.text = mark || ' #underfire')",
  message:
    'select mark from unnest($1::text[], $2::int8[]) w (mark, id) where not exists (select 1 from messages where messages.id = w.id and messages.hash_id = mark)',
  comment:
    'select mark from unnest($1::text[], $2::int8[]) w (mark, id) where not exists (select 1 from comments where comments.id = w.id and comments.text = mark)',
  like: 'select mark from unnest($1::text[], $2::int8[], $3::int8[]) w (mark, id, member) where not exists (select 1 from post_reactions r where r.post_id = w.id and r.member_id = w.member)',
};

/** Lists the damage in the database: acknowledged writes that are lost, and writes that were only partly stored. */
export async function findDamage(databaseUrl: string, acknowledged: Acknowledged[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const damage: string[] = [];
    for (const check of [...ATOMICITY_CHECKS, ...createDurabilityChecks(acknowledged)]) {
      const { rows } = await client.query<{ mark: string }>(check.query, check.parameters);
      if (rows.length > 0) damage.push(`${rows.length} ${check.title}, e.g. ${rows[0]?.mark}`);
    }
    return damage;
  } finally {
    await client.end();
  }
}

function createDurabilityChecks(acknowledged: Acknowledged[]): Check[] {
  return KINDS_OF_WRITES.map((kind) => {
    const writes = acknowledged.filter((write) => write.kind === kind);
    const columns = [writes.map(({ mark }) => mark), writes.map(({ id }) => id)];
    return {
      title: `acknowledged ${kind}s that are lost`,
      query: LOST_WRITES[kind],
      parameters: kind === 'like' ? [...columns, writes.map(({ memberId }) => memberId)] : columns,
    };
  });
}
