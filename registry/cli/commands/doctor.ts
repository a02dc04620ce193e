import type { Command } from 'commander';
import { RegistryError, type Environment, type RegistryClient } from '@social/registry-client';
import { openContext, type Context } from '../context';
import { edgeOption, findEdges, isEdgeNamed, readServedRevision, type EdgeOptions } from '../edges';
import { RefusedError, type Terminal } from '../terminal';
import { formatTime } from '../output/format';
import { formatScopes } from '../output/format-scopes';

/** A checked subject: the result, and the fix if it is wrong. */
type Finding = { subject: string; isSound: boolean; message: string };

const MAX_CLOCK_DIFFERENCE_MS = 5000;

export function addDoctor(program: Command, terminal: Terminal): void {
  program
    .command('doctor')
    .description('check the registry, your token, the clocks and what the edges serve; exit code 1 when something is wrong')
    .addOption(edgeOption())
    .action(async ({ edge }: EdgeOptions, command: Command) => {
      const context = await openContext(command, terminal);
      const { colors, print } = context;
      const findings = [...(await checkRegistry(context)), await checkToken(context), ...(await checkEdges(context, edge))];
      print(findings, () =>
        findings.map(({ subject, isSound, message }) => `${isSound ? colors.green('✓') : colors.red('✗')} ${subject}: ${message}`),
      );
      if (findings.some(({ isSound }) => !isSound)) throw new RefusedError();
    });
}

async function checkRegistry({ url, fetch }: Context): Promise<Finding[]> {
  const response = await fetch(`${url}/healthz`).catch(() => null);
  if (!response)
    return [{ subject: 'registry', isSound: false, message: `${url} does not answer; npm start starts one, --url names another` }];
  const differenceMs = Date.now() - new Date(response.headers.get('date') ?? Date.now()).getTime();
  return [
    { subject: 'registry', isSound: response.ok, message: response.ok ? `${url} answers` : `${url} answers ${response.status}` },
    {
      subject: 'clocks',
      isSound: Math.abs(differenceMs) <= MAX_CLOCK_DIFFERENCE_MS,
      message: `the registry's and this machine's differ by ${Math.round(Math.abs(differenceMs) / 1000)} s`,
    },
  ];
}

async function checkToken({ client }: Context): Promise<Finding> {
  try {
    const { name, scopes, expiresAt } = await client.ownToken();
    return { subject: 'token', isSound: true, message: `${name}, ${formatScopes(scopes)}${expiresAt ? `, until ${expiresAt}` : ''}` };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { subject: 'token', isSound: false, message: error.message };
  }
}

/** The registry knows edges by their reports. A silent edge may have been removed. */
async function checkReports({ client }: Context, environments: readonly Environment[]): Promise<Finding[]> {
  const lists = await Promise.all(environments.map(async ({ name }) => ({ name, ...(await client.edges(name)) })));
  return lists.flatMap(({ name: environment, revision, edges }) =>
    edges.map((edge) => ({
      subject: `edge ${edge.name}, ${environment}`,
      isSound: edge.state === 'current',
      message:
        edge.state === 'silent'
          ? `has not reported since ${formatTime(edge.reportedAt)}`
          : `reports that it serves revision ${edge.revision} of ${revision}`,
    })),
  );
}

function listEnvironments(client: RegistryClient): Promise<Environment[]> {
  return client.environments().catch((error: unknown) => {
    // Other findings already report that the registry or token fails.
    if (error instanceof RegistryError) return [];
    throw error;
  });
}

/** Asks the edges that are named. If none is, their reports count; this machine's edge is asked only where no edge reports. */
async function checkEdges(context: Context, named: string[] | undefined): Promise<Finding[]> {
  const environments = await listEnvironments(context.client);
  const reports = await checkReports(context, environments);
  if (!isEdgeNamed(named, context.environment) && reports.length > 0) return reports;
  const addresses = findEdges(named, context);
  const pinned = environments.filter(({ revision }) => revision > 0);
  if (addresses.length === 0)
    return pinned.map(({ name }) => ({ subject: `edges, ${name}`, isSound: false, message: 'none has reported; --edge names them' }));
  const asked = await askEdges(addresses, pinned);
  return [...asked, ...reports.filter(({ isSound }) => !isSound)];
}

async function askEdges(addresses: readonly string[], pinned: readonly Environment[]): Promise<Finding[]> {
  return Promise.all(
    addresses.flatMap((edge) =>
      pinned.map(async ({ name, revision, settings: { hostnames } }): Promise<Finding> => {
        const subject = `edge ${edge}, ${name}`;
        const served = await readServedRevision(edge, hostnames[0] ?? '').catch(() => undefined);
        if (served === undefined) return { subject, isSound: false, message: 'does not answer; --edge names others' };
        return { subject, isSound: served === revision, message: `serves revision ${served ?? 'none'} of ${revision}` };
      }),
    ),
  );
}
