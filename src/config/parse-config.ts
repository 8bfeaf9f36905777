import type { Config } from './config';
import { type Given, isGiven, lacksClientId } from './given';
import { PRESETS } from './presets';

/**
 * The configuration that a JSON value gives: a preset, and what differs from it. Undefined when a key is unknown, missing
 * or holds something else than it should: nothing starts on half a configuration. What is wrong, `explainConfig` tells.
 */
export function parseConfig(value: unknown): Config | undefined {
  if (!isGiven(value)) return undefined;
  const config = completed(value);
  return lacksClientId(config) ? undefined : config;
}

function completed({ preset = 'sandbox', platformOrigin, links = {}, features, ...given }: Given): Config {
  const base = PRESETS[preset](platformOrigin);
  return {
    ...base,
    ...given,
    links: { ...base.links, ...links, empty: { ...base.links.empty, ...links.empty } },
    features: { ...base.features, ...features },
  };
}
