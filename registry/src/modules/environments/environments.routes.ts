import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { environmentParams, refusals } from '../../common.schema';
import { readIfMatch } from '../../plugins/if-match';
import { assertMayAdminister, type Identity } from '../tokens/tokens.service';
import { assertMayOperateParams } from './assert-may-operate-params';
import { configurationView, environmentList, environmentView, freezeBody } from './environments.schema';
import { environmentSettings, type EnvironmentSettings } from '../../domain/environment-settings';
import { SettingsVersionRequiredError } from './environments.errors';
import type { ConfigurationService } from './configuration.service';
import type { EnvironmentService } from './environments.service';

export type EnvironmentRoutesOptions = {
  environments: EnvironmentService;
  readConfiguration: ConfigurationService;
  /** Makes an environment or changes its settings, based on a version of them. */
  changeSettings(target: { name: string; basedOn: number }, settings: EnvironmentSettings, identity: Identity): Promise<void>;
};

export const environmentRoutes: FastifyPluginAsyncZod<EnvironmentRoutesOptions> = async (
  app,
  { environments, readConfiguration, changeSettings },
) => {
  app.get(
    '/environments',
    {
      onRequest: app.requireToken(),
      schema: { summary: 'List environments', tags: ['environments'], response: { 200: environmentList, ...refusals } },
    },
    async () => ({ environments: await environments.list() }),
  );

  app.get(
    '/environments/:environment',
    {
      onRequest: app.requireToken(),
      config: { etag: 'The settingsVersion, for If-Match of a change' },
      schema: {
        summary: 'One environment',
        tags: ['environments'],
        params: environmentParams,
        response: { 200: environmentView, ...refusals },
      },
    },
    async ({ params }, reply) => {
      const environment = await environments.get(params.environment);
      return reply.header('etag', `"${environment.settingsVersion}"`).send(environment);
    },
  );

  app.put(
    '/environments/:environment',
    {
      onRequest: app.requireToken(assertMayAdminister),
      config: { ifMatch: 'The settingsVersion that the change is based on; "0" makes a new environment' },
      schema: {
        summary: 'Make an environment, or change its settings, based on their version in If-Match',
        tags: ['environments'],
        params: environmentParams,
        body: environmentSettings,
        response: { 200: environmentView, ...refusals },
      },
    },
    async ({ params, body, identity, headers }) => {
      const basedOn = readIfMatch(headers['if-match'], SettingsVersionRequiredError);
      await changeSettings({ name: params.environment, basedOn }, body, identity);
      return environments.get(params.environment);
    },
  );

  app.get(
    '/environments/:environment/configuration',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'What can be set for the remotes that it runs, and what is set',
        tags: ['environments'],
        params: environmentParams,
        response: { 200: configurationView, ...refusals },
      },
    },
    ({ params }) => readConfiguration(params.environment),
  );

  app.put(
    '/environments/:environment/freeze',
    {
      onRequest: app.requireToken(assertMayOperateParams),
      schema: {
        summary: 'Freeze an environment: until then, no version moves but by a rollback',
        tags: ['environments'],
        params: environmentParams,
        body: freezeBody,
        response: { 200: environmentView, ...refusals },
      },
    },
    ({ params, body, identity }) => environments.freeze(params.environment, body, identity),
  );

  app.delete(
    '/environments/:environment/freeze',
    {
      onRequest: app.requireToken(assertMayOperateParams),
      schema: {
        summary: 'End a freeze before its time',
        tags: ['environments'],
        params: environmentParams,
        response: { 200: environmentView, ...refusals },
      },
    },
    ({ params, identity }) => environments.unfreeze(params.environment, identity),
  );
};
