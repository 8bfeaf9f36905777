import { NotHere, NotSetUp } from '../components/boot-screens';
import { type ConfigProblem, explainConfig } from '../config/explain-config';
import type { ConfigSource } from '../config/source';
import type { Stage } from './stage';

/** Says what is wrong with the configuration: to engineers in the console, and on the page while they build. */
export function refuseConfig(source: ConfigSource, { show }: Pick<Stage, 'show'>): void {
  const problems: readonly ConfigProblem[] =
    'problem' in source ? [{ key: 'notestream-config', text: source.problem }] : explainConfig(source.value);
  problems.forEach(({ text }) => console.error(`Notestream's configuration: ${text}`));
  show((locale) => <NotSetUp problems={problems} locale={locale} />);
}

/** Shows nothing of the blogger's in a page that is not configured to frame the panel. */
export function refuseFrame({ show }: Pick<Stage, 'show'>): void {
  console.error("Notestream's configuration: hostOrigins does not name the page that frames the panel");
  show(() => <NotHere />);
}
