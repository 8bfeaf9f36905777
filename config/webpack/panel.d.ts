import type { Configuration } from 'webpack';

export default function configuration(args?: {
  readonly mode?: 'production' | 'development';
}): Configuration & Required<Pick<Configuration, 'plugins' | 'output'>>;
