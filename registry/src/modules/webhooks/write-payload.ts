import type { WebhookEvent } from './webhook-events';
import type { WebhookEventType, WebhookFormat } from './webhooks.schema';

/** Slack reads these three as markup. */
const slackEscapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

/** Writes the body of a delivery: of Standard Webhooks, or with the one field that Slack's incoming webhooks need. */
export function writePayload(format: WebhookFormat, type: WebhookEventType, { at, summary, environment, details }: WebhookEvent): string {
  if (format === 'slack') return JSON.stringify({ text: summary.replace(/[&<>]/g, (character) => slackEscapes.get(character) ?? '') });
  return JSON.stringify({ type, timestamp: at.toISOString(), data: { summary, environment, ...details } });
}
