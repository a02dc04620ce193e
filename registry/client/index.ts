export { createRegistryClient, type CheckSubject, type RegistryClient } from './registry-client';
export { RegistryError } from './registry-error';
export { archiveRelease } from './archive-release';
export { describeBuild, writeManifest } from './describe-build';
export { findUses, type ReleaseUses } from './find-uses';
export { publishFolder } from './publish-folder';
export {
  revisionReply,
  type Chain,
  type CheckReport,
  type CompositionChanges,
  type Diff,
  type Environment,
  type ExplainedRelease,
  type Explanation,
  type GateVerdict,
  type History,
  type Kit,
  type Plan,
  type Revision,
  type Settings,
  type Status,
} from './replies';
export { type Release, type ListedRemote, type Withdrawal, type ReleaseProvenance, type ListedRelease } from './release-replies';
export { CanaryStepsError, parseCanarySteps, parseShare } from './canary-steps';
export { type CanaryAction } from './canary-methods';
export { type EdgeList } from './edge-replies';
export { type Canary, type CanaryStatus, type CanaryStep } from './canary-replies';
export { type EnvironmentEvent } from './event-replies';
export { type PinRequest } from './pin-request-replies';
export { type Scopes, type Token, type Trust } from './token-replies';
export { type Webhook, type WebhookDelivery } from './webhook-replies';
