import embed from './config/webpack/embed.js';
import panel from './config/webpack/panel.js';

const TARGETS = { panel, embed };

/** `webpack --env target=embed` builds the bell, and `panel`, the default, the panel. */
export default ({ target = 'panel' } = {}, argv = {}) => {
  const configuration = TARGETS[target];
  if (!configuration)
    throw new TypeError(`target is one of ${Object.keys(TARGETS).join(', ')}, not ${target}`);
  return configuration(argv);
};
