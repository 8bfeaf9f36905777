import client from './config/webpack/client.js';
import embed from './config/webpack/embed.js';
import panel from './config/webpack/panel.js';

const TARGETS = { panel, embed, client };

/** `webpack --env target=embed` builds the bell, `client` the client, and `panel`, the default, the panel. */
export default ({ target = 'panel' } = {}, argv = {}) => TARGETS[target](argv);
