// The part of the client that also runs in a browser: it reads no files.
export { createRegistryClient, type RegistryClient } from './registry-client';
export { RegistryError } from './registry-error';
export { findUses, type ReleaseUses } from './find-uses';
export { watchChanges, type ChangeWatch } from './watch-changes';
export {
  revisionReply,
  type Chain,
  type CompositionChanges,
  type Configuration,
  type Environment,
  type ExplainedRelease,
  type Explanation,
  type GateVerdict,
  type Plan,
  type Revision,
  type RevisionFailures,
  type Settings,
  type Status,
} from './replies';
export { type ListedRelease, type ListedRemote, type ReleaseRun } from './release-replies';
export { type EnvironmentEvent } from './event-replies';
export { type PinRequest } from './pin-request-replies';
export { signedInReply, type Scopes, type SignedIn, type Token } from './token-replies';
export { type CreatedWebhook, type Webhook, type WebhookDelivery } from './webhook-replies';
export { CanaryStepsError, parseCanarySteps } from './canary-steps';
export { type CanaryAction } from './canary-methods';
export { type Canary, type CanaryStatus, type CanaryStep } from './canary-replies';
