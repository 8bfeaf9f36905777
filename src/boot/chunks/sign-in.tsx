import { NotHere, NotSetUp } from '../../components/boot-screens';
import { type ConfigProblem, findConfigProblems } from '../../config/config-problems';
import { jsonErrorOffset, placeIn } from '../../config/json-error';
import type { ConfigResult } from '../../config/load-config';
import type { BootContext } from '../boot-context';

export { obtainToken, showSignedOut } from '../sign-in';
export { signInAgain$ } from '../sign-in-again';

/** Reports the problems of the configuration in the console and on the page. The panel is not started. */
export function refuseConfig(result: ConfigResult, { show }: Pick<BootContext, 'show'>): void {
  const problems: readonly ConfigProblem[] =
    'value' in result ? findConfigProblems(result.value) : [{ key: result.from, text: problemOf(result) }];
  problems.forEach(({ text }) => console.error(`Notestream's configuration: ${text}`));
  show((locale) => <NotSetUp problems={problems} locale={locale} />);
}

const problemOf = (result: Exclude<ConfigResult, { value: unknown }>): string =>
  'problem' in result
    ? result.problem
    : `${result.from} is no JSON: ${placeIn(result.text, jsonErrorOffset(result.text))}`;

/** Shows a notice in a page that is not configured as a host. The panel is not started. */
export function refuseFrame({ show }: Pick<BootContext, 'show'>): void {
  console.error("Notestream's configuration: hostOrigins does not name the page that frames the panel");
  show(() => <NotHere />);
}
