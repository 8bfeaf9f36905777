import { NotHere, NotSetUp } from '../../components/boot-screens';
import { type ConfigProblem, findConfigProblems } from '../../config/config-problems';
import type { ConfigResult } from '../../config/load-config';
import type { BootContext } from '../boot-context';

export { obtainToken, showSignedOut } from '../sign-in';
export { signInAgain$ } from '../sign-in-again';

/** Reports the problems of the configuration in the console and on the page. The panel is not started. */
export function refuseConfig(result: ConfigResult, { show }: Pick<BootContext, 'show'>): void {
  const problems: readonly ConfigProblem[] =
    'problem' in result ? [{ key: result.from, text: result.problem }] : findConfigProblems(result.value);
  problems.forEach(({ text }) => console.error(`Notestream's configuration: ${text}`));
  show((locale) => <NotSetUp problems={problems} locale={locale} />);
}

/** Shows a notice in a page that is not configured as a host. The panel is not started. */
export function refuseFrame({ show }: Pick<BootContext, 'show'>): void {
  console.error("Notestream's configuration: hostOrigins does not name the page that frames the panel");
  show(() => <NotHere />);
}
