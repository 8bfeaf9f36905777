// Lets Node import components: their style sheets are empty modules. Load it with `--import`.
import { register } from 'node:module';

const hooks = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
