import type { Composition, ReleaseManifest } from '@social/contracts';
import type { Canary } from '../../domain/canary';
import type { EnvironmentSettings } from '../../domain/environment-settings';

/** A composition to render, with everything that its pages depend on. */
export type RenderInput = {
  environment: string;
  revision: number;
  settings: EnvironmentSettings;
  composition: Composition;
  /** Remote to the version that a page loads when the pinned one fails. */
  fallbacks: Composition;
  /** Remote to the reason why it is switched off. */
  disabled: Readonly<Record<string, string>>;
  /** The canary that a share of the members gets instead. */
  canary?: Canary | null;
  /** True if the edge refuses to serve it. */
  isArchived?: boolean;
  /** Returns the manifest of any release that composition, fallbacks or canary name. */
  getManifest(remote: string, version: string): ReleaseManifest;
};
