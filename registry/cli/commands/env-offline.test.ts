import { startCli } from '../testing/start-cli';

test('env set switches the storing of pages off and on, and leaves it as it is otherwise', async () => {
  const { run } = await startCli();

  expect((await run('env set production --no-offline')).out).toMatch(/offline +false/);
  expect((await run('env set production --brand Club')).out).toMatch(/offline +false/);
  expect((await run('env set production --offline')).out).toMatch(/offline +true/);
});
