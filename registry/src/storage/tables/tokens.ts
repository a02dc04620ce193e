import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TokenScopes } from '../../modules/tokens/tokens.schema';
import { bytes, instant } from './columns';

export const tokens = pgTable('tokens', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  secretHash: bytes('secret_hash').notNull(),
  scopes: jsonb('scopes').$type<TokenScopes>().notNull(),
  createdBy: text('created_by').notNull(),
  /** The issuer and its subject of the person whose sign-in made the token; null for all other tokens. */
  subject: text('subject'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  revokedAt: instant('revoked_at'),
  lastUsedAt: instant('last_used_at'),
});

/** Pipelines that may exchange a token of their issuer for a short-lived one of ours. */
export const tokenTrusts = pgTable(
  'token_trusts',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    audience: text('audience').notNull(),
    /** A pattern in which `*` matches any text. */
    subject: text('subject').notNull(),
    scopes: jsonb('scopes').$type<TokenScopes>().notNull(),
    lifetimeSeconds: integer('lifetime_seconds').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.issuer)],
);
