import { commentTexts } from '../texts/comments';
import type { LargePlan, LargeStep } from './large-plan';
import { createSqlExpressions } from './sql-expressions';

const GROUP_SIZE = 8;

/** Returns the statements for direct conversations, groups and their messages. */
export function createChatSteps(plan: LargePlan): LargeStep[] {
  const { random, moment, nthMoment, number, pick } = createSqlExpressions({ ...plan, seed: plan.seed + 5 });
  const { members } = plan;
  // Each member starts a conversation with the next four members, so that no pair has two.
  const [direct, groups] = [members * 4, Math.ceil(members / 10)];
  const peer = (member: string, ring: string) => `(1 + (${member} - 1 + ${ring}) % ${members})`;
  return [
    {
      table: 'conversations',
      statement: `
      insert into conversations (id, kind, pair_key, created_at) overriding system value
      select n, 'direct', least(a, b) || ':' || greatest(a, b), ${moment} - interval '731 days'
      from generate_series(1, ${direct}) n, lateral (select 1 + (n - 1) % ${members} as a, 1 + (n - 1) / ${members} as ring) s, lateral (select ${peer('a', 'ring')} as b) t`,
    },
    {
      table: 'conversations',
      statement: `
      insert into conversations (id, kind, owner_id, name, created_at) overriding system value
      select ${direct} + n, 'group', ${peer('n * 7', '1')}, 'Round table ' || n, ${moment} - interval '731 days' from generate_series(1, ${groups}) n`,
    },
    {
      table: 'participants',
      statement: `
      insert into participants (conversation_id, member_id, peer_id, kind, last_message_at)
      select c.id, s.member, s.peer, 'direct', c.created_at from conversations c,
        lateral (select split_part(c.pair_key, ':', 1)::int8 as a, split_part(c.pair_key, ':', 2)::int8 as b) p, lateral (values (p.a, p.b), (p.b, p.a)) s (member, peer)
      where c.kind = 'direct'`,
    },
    {
      table: 'participants',
      statement: `
      insert into participants (conversation_id, member_id, kind, last_message_at)
      select c.id, ${peer('c.owner_id', 'seat')}, 'group', c.created_at from conversations c, generate_series(0, ${GROUP_SIZE - 1}) seat where c.kind = 'group'`,
    },
    {
      table: 'messages',
      statement: `
      insert into messages (id, conversation_id, author_id, text, created_at) overriding system value
      select m.n, m.conversation, s.members[${number('cardinality(s.members)', ['m.n'])}], ${pick(commentTexts, 'm.n')}, ${nthMoment('m.n', plan.messages)}
      from (select n, ${number(direct + groups, ['n'], 1.3)} as conversation from generate_series(1, ${plan.messages}) n) m
      join (select conversation_id, array_agg(member_id order by member_id) as members from participants group by conversation_id) s on s.conversation_id = m.conversation`,
    },
    {
      table: 'participants',
      statement: `
      update participants p set last_message_at = l.at, read_up_to_id = l.newest, read_at = l.at
      from (select conversation_id, member_id, newest.id as newest, newest.created_at as at
            from participants s, lateral (select id, created_at from messages where conversation_id = s.conversation_id order by id desc limit 1) newest) l
      where p.conversation_id = l.conversation_id and p.member_id = l.member_id`,
    },
    {
      table: 'participants',
      statement: `
      update participants p set read_up_to_id = earlier.id, read_at = earlier.created_at
      from participants s, lateral (select id, created_at from messages where conversation_id = s.conversation_id order by id desc offset 3 limit 1) earlier
      where p.conversation_id = s.conversation_id and p.member_id = s.member_id and ${random('s.conversation_id', 's.member_id')} < 0.1`,
    },
  ];
}
