import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { knownAddresses } from '../../db/schema/limits';
import { formerUsernames, members, sessions } from '../../db/schema/members';
import { toAddressKey } from '../../lib/address-key';

export type NewSession = { memberId: number; tokenHash: string; platform: string; browser: string; address: string; createdAt: Date };
export type NewMember = Pick<
  typeof members.$inferInsert,
  'username' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'gender' | 'phone' | 'createdAt'
>;
export type SessionRow = typeof sessions.$inferSelect;
export type AccountRepository = ReturnType<typeof createAccountRepository>;

const MAX_KNOWN_ADDRESSES = 20;

export function createAccountRepository(db: Database) {
  /** Stores the address of a sign-in. Removes the least recently used addresses if there are too many. */
  async function rememberAddress({ memberId, address, createdAt }: NewSession): Promise<void> {
    await db
      .insert(knownAddresses)
      .values({ memberId, address: toAddressKey(address), lastUsedAt: createdAt })
      .onConflictDoUpdate({ target: [knownAddresses.memberId, knownAddresses.address], set: { lastUsedAt: createdAt } });
    const isOfMember = eq(knownAddresses.memberId, memberId);
    const older = db
      .select({ address: knownAddresses.address })
      .from(knownAddresses)
      .where(isOfMember)
      .orderBy(desc(knownAddresses.lastUsedAt))
      .offset(MAX_KNOWN_ADDRESSES);
    await db.delete(knownAddresses).where(and(isOfMember, inArray(knownAddresses.address, older)));
  }

  return {
    async findCredentials(login: string) {
      const name = login.toLowerCase();
      const [row] = await db
        .select({ memberId: members.id, passwordHash: members.passwordHash })
        .from(members)
        .where(or(eq(sql`lower(${members.username})`, name), eq(sql`lower(${members.email})`, name)))
        .limit(1);
      return row ?? null;
    },

    async findSession(tokenHash: string) {
      const [row] = await db
        .select({ sessionId: sessions.id, memberId: sessions.memberId, lastUsedAt: sessions.lastUsedAt })
        .from(sessions)
        .where(eq(sessions.tokenHash, tokenHash));
      return row ?? null;
    },

    async touchSession(sessionId: number, memberId: number, now: Date): Promise<void> {
      await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
      await db.update(members).set({ lastSeenAt: now }).where(eq(members.id, memberId));
    },

    async addSession(session: NewSession): Promise<void> {
      await db.insert(sessions).values({ ...session, lastUsedAt: session.createdAt });
      await db.update(members).set({ lastSeenAt: session.createdAt }).where(eq(members.id, session.memberId));
      await rememberAddress(session);
    },

    listSessions(memberId: number): Promise<SessionRow[]> {
      return db.select().from(sessions).where(eq(sessions.memberId, memberId)).orderBy(desc(sessions.id)).limit(50);
    },

    async deleteSession(sessionId: number, memberId: number): Promise<boolean> {
      const deleted = await db
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.memberId, memberId)))
        .returning({ id: sessions.id });
      return deleted.length > 0;
    },

    async isKnownAddress(memberId: number, address: string): Promise<boolean> {
      const isThis = and(eq(knownAddresses.memberId, memberId), eq(knownAddresses.address, toAddressKey(address)));
      return (await db.$count(knownAddresses, isThis)) > 0;
    },

    /** Stores a member unless the username or the e-mail address is taken. A username that another member had before is taken. */
    async addMember(
      member: NewMember,
    ): Promise<{ outcome: 'added'; memberId: number } | { outcome: 'username-taken' } | { outcome: 'email-taken' }> {
      const name = member.username.toLowerCase();
      const [former] = await db.select().from(formerUsernames).where(eq(formerUsernames.name, name));
      if (former) return { outcome: 'username-taken' };
      const [added] = await db
        .insert(members)
        .values({ ...member, lastSeenAt: member.createdAt })
        .onConflictDoNothing()
        .returning({ id: members.id });
      if (added) return { outcome: 'added', memberId: added.id };
      const [taken] = await db
        .select({ id: members.id })
        .from(members)
        .where(eq(sql`lower(${members.username})`, name));
      return { outcome: taken ? 'username-taken' : 'email-taken' };
    },
  };
}
