import type { Config } from './config';
import { type ConfigInput, isClientIdMissing, isConfigInput } from './config-input';
import { PRESETS } from './presets';

/**
 * Parses a configuration and completes it from its preset. Returns undefined if a key is unknown, missing or
 * invalid; `findConfigProblems` then returns the reasons. No part of an invalid configuration is used.
 */
export function parseConfig(value: unknown): Config | undefined {
  if (!isConfigInput(value)) return undefined;
  const config = complete(value);
  return isClientIdMissing(config) ? undefined : config;
}

function complete({
  preset = 'sandbox',
  platformOrigin,
  links = {},
  features,
  ...others
}: ConfigInput): Config {
  const base = PRESETS[preset](platformOrigin);
  return {
    ...base,
    ...others,
    links: { ...base.links, ...links, empty: { ...base.links.empty, ...links.empty } },
    features: { ...base.features, ...features },
  };
}
