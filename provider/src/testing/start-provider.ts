import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createDrain } from '@social/limited-server/drain';
import { testSlowness } from '@social/tooling/jest/test-slowness';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { buildApp } from '../app';
import { readConfig, type Config } from '../config';
import { connectDatabase, type DatabaseOptions } from '../db/client';
import type { Mail } from '../modules/mail/mailer';
import { openUploads } from '../modules/media/open-uploads';
import { takeTestDatabase } from './test-database';

export const SERVER_KEY = 'test-server-key';

type Form = Record<string, string | number | undefined>;
export type Member = { id: string; token: string; username: string };
export type RunningProvider = Awaited<ReturnType<typeof startProvider>>;

const signedIn = z.object({ access_token: z.string(), user_id: z.string() });

/** Builds the whole provider on an empty database, without a port. Its clock stands still until a test moves it. */
export async function startProvider(overrides: Partial<Config> = {}, onQuery?: DatabaseOptions['onQuery']) {
  const database = await takeTestDatabase();
  const uploadsDirectory = await mkdtemp(join(tmpdir(), 'provider-test-'));
  const config = {
    ...readConfig({
      DATABASE_URL: database.url,
      SERVER_KEY,
      LOG_LEVEL: 'info',
      DATABASE_POOL_SIZE: '4',
      PASSWORD_COST: '4',
      CALL_LIMIT_FACTOR: '100',
      MODE_HEADER_ALLOWED: 'true',
      // Tests write links that must not be fetched.
      LINK_PREVIEWS: 'false',
    }),
    uploadsDirectory,
    ...overrides,
  };
  const connection = connectDatabase(database.url, {
    poolSize: config.databasePoolSize,
    timeoutFactor: testSlowness,
    ...(onQuery && { onQuery }),
  });
  const logStream = new PassThrough();
  const logLines: string[] = [];
  logStream.setEncoding('utf8').on('data', (line: string) => logLines.push(line));
  let time = new Date('2026-03-14T10:00:00Z');
  const drain = createDrain();
  const uploads = await openUploads(config);
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const app = await buildApp(config, { database: connection, uploads, mailer, drain, now: () => time, logStream });

  async function callAt(url: string, form: Form, options: Partial<InjectOptions> = {}) {
    const fields = Object.entries({ server_key: SERVER_KEY, ...form }).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...options.headers };
    return app.inject({ ...options, method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
  }

  /** Makes a call with a member's token, or without one, and returns the reply's body. */
  async function call(type: string, form: Form = {}, as?: Pick<Member, 'token'>) {
    const reply = await callAt(`/api/${type}${as ? `?access_token=${as.token}` : ''}`, form);
    return reply.json<Record<string, unknown>>();
  }

  /** Makes a multipart call with files. */
  async function uploadRaw(
    type: string,
    form: Record<string, string | number | readonly string[]>,
    files: [field: string, name: string, content: Uint8Array<ArrayBuffer>][],
    as: Pick<Member, 'token'>,
  ) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ server_key: SERVER_KEY, ...form }))
      for (const one of [value].flat()) body.append(name, String(one));
    for (const [field, name, content] of files) body.append(field, new File([content], name));
    const encoded = new Response(body);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const url = `/api/${type}?access_token=${as.token}`;
    return app.inject({ method: 'POST', url, headers, payload: Buffer.from(await encoded.arrayBuffer()) });
  }

  /** Makes a multipart call with files and returns the reply's body. */
  async function upload(...upload: Parameters<typeof uploadRaw>) {
    return (await uploadRaw(...upload)).json<Record<string, unknown>>();
  }

  async function signUp(username: string): Promise<Member> {
    const password = `${username}-password`;
    const reply = await call('create-account', { username, email: `${username}@example.org`, password, confirm_password: password });
    const { access_token: token, user_id: id } = signedIn.parse(reply);
    return { id, token, username };
  }

  return {
    app,
    drain,
    db: connection.db,
    config,
    uploads,
    logLines,
    mails,
    call,
    callAt,
    upload,
    uploadRaw,
    signUp,
    now: () => time,
    passSeconds(seconds: number) {
      time = new Date(time.getTime() + seconds * 1000);
    },
    async stop() {
      const closed = app.close();
      // `fetch` opens connections that it never uses, and a server would wait for them.
      app.server.closeAllConnections();
      await closed;
      await connection.close();
      await database.release();
      await rm(uploadsDirectory, { recursive: true, force: true });
    },
  };
}
