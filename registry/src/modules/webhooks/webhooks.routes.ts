import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import {
  createdWebhook,
  deliveryList,
  deliveryParams,
  deliveryQuery,
  deliveryView,
  newWebhook,
  webhookList,
  webhookParams,
  webhookView,
} from './webhooks.schema';
import type { WebhookService } from './webhooks.service';

/** Routes about webhooks: for operators of their environment, and for those who administer where they get events of all environments. */
export const webhookRoutes: FastifyPluginAsyncZod<{ webhooks: WebhookService }> = async (app, { webhooks }) => {
  const onRequest = app.requireToken();
  const tags = ['webhooks'];

  app.post(
    '/webhooks',
    {
      onRequest,
      schema: {
        summary: 'Add a webhook',
        description: 'Deliveries are signed as Standard Webhooks describes it, with the secret that this answer alone holds.',
        tags,
        body: newWebhook,
        response: { 201: createdWebhook, ...refusals },
      },
    },
    async ({ body, identity }, reply) => reply.code(201).send(await webhooks.create(body, identity)),
  );

  app.get(
    '/webhooks',
    { onRequest, schema: { summary: 'List webhooks, without secrets', tags, response: { 200: webhookList, ...refusals } } },
    async ({ identity }) => ({ webhooks: await webhooks.list(identity) }),
  );

  app.delete(
    '/webhooks/:webhook',
    {
      onRequest,
      schema: { summary: 'Remove a webhook with its deliveries', tags, params: webhookParams, response: { 200: webhookView, ...refusals } },
    },
    ({ params, identity }) => webhooks.remove(params.webhook, identity),
  );

  app.post(
    '/webhooks/:webhook/test',
    {
      onRequest,
      schema: { summary: 'Send a test event', tags, params: webhookParams, response: { 201: deliveryView, ...refusals } },
    },
    async ({ params, identity }, reply) => reply.code(201).send(await webhooks.test(params.webhook, identity)),
  );

  app.get(
    '/webhooks/:webhook/deliveries',
    {
      onRequest,
      schema: {
        summary: 'The last deliveries, newest first',
        tags,
        params: webhookParams,
        querystring: deliveryQuery,
        response: { 200: deliveryList, ...refusals },
      },
    },
    async ({ params, query, identity }) => ({ deliveries: await webhooks.deliveries(params.webhook, query, identity) }),
  );

  app.post(
    '/webhooks/:webhook/deliveries/:delivery/redeliver',
    {
      onRequest,
      schema: {
        summary: 'Send a delivery again under its id, such as one that was given up',
        tags,
        params: deliveryParams,
        response: { 200: deliveryView, ...refusals },
      },
    },
    ({ params, identity }) => webhooks.redeliver(params.webhook, params.delivery, identity),
  );
};
