import { startCli } from '../testing/start-cli';

async function startConfigured() {
  const cli = await startCli();
  const configuration = {
    type: 'object',
    properties: {
      pageSize: { type: 'integer', maximum: 50, default: 10, description: 'Posts of a page.' },
      stories: { type: 'boolean', default: true },
      layout: { enum: ['wide', 'narrow'], default: 'wide' },
      code: { type: 'string' },
    },
  } as const;
  await cli.registry.publish({ name: 'mf_feed', version: '0.4.0', manifest: { configuration } });
  await cli.run('pin production mf_feed@0.4.0');
  return cli;
}

const read = async ({ run }: Awaited<ReturnType<typeof startConfigured>>) =>
  (JSON.parse((await run('env set production --json')).out) as { settings: { configuration?: object } }).settings.configuration;

test('env set --config sets values by their types and leaves others, --unset-config goes back to the default', async () => {
  const cli = await startConfigured();

  const set = await cli.run('env set production --config mf_feed.pageSize=20 mf_feed.stories=false mf_feed.code=0123');
  expect(set.out).toContain('Changed production  revision 2 → 3, because its pages change');
  expect(set.out).toMatch(/^ +configuration +\{"mf_feed":/m);
  expect(await read(cli)).toEqual({ mf_feed: { pageSize: 20, stories: false, code: '0123' } });
  await cli.run('env set production --config mf_feed.layout=narrow --brand Club');
  expect(await read(cli)).toEqual({ mf_feed: { pageSize: 20, stories: false, code: '0123', layout: 'narrow' } });
  await cli.run('env set production --unset-config mf_feed.pageSize mf_feed.code mf_feed.stories');
  expect(await read(cli)).toEqual({ mf_feed: { layout: 'narrow' } });
  await cli.run('env set production --unset-config mf_feed.layout');
  expect(await read(cli)).toEqual({});
});

test('env config lists what can be set, with values, defaults and descriptions', async () => {
  const { run } = await startConfigured();
  await run('env set production --config mf_feed.pageSize=20');

  const { out } = await run('env config production');

  expect(out).toMatch(/^mf_feed\.pageSize +20 +set, default 10 +integer +Posts of a page\.$/m);
  expect(out).toMatch(/^mf_feed\.stories +true +default +boolean/m);
  expect(out).toMatch(/^mf_feed\.layout +"wide" +default +one of \["wide","narrow"\]/m);
  expect(out).toMatch(/^mf_feed\.code +– +default +string/m);
});

test.each([
  ['env set production --config mf_feed.pageSize', 2, 'a value is written like mf_feed.pageSize=20'],
  ['env set production --config pageSize=20', 2, 'a setting is named like mf_feed.pageSize'],
  ['env set production --unset-config mf_feed', 2, 'a setting is named like mf_feed.pageSize'],
  ['env set production --config mf_feed.pageSize=many', 1, 'mf_feed@0.4.0: pageSize must be integer'],
  ['env set production --config mf_feed.pageSize=', 1, 'pageSize must be integer'],
  ['env set production --config mf_feed.pageSize=99', 1, 'pageSize must be <= 50'],
  ['env set production --config mf_feed.pagesize=9', 1, 'pagesize is not declared'],
  ['env set production --config mf_chat.sounds=true', 1, 'it declares no configuration'],
  ['env config nowhere', 1, 'There is no environment nowhere'],
])('%s is refused with %i', async (line, code, message) => {
  const { run } = await startConfigured();
  expect(await run(line)).toMatchObject({ code, err: expect.stringContaining(message) });
});
