// packages/client/wpcom.txt: how our interface differs from the versions of wpcom, whose methods are found by
// reflection over the real packages.
import { wpcom } from '../src/client/wpcom';
import { EXCEPTIONS } from '../spec/client/wpcom/conformance/exceptions';
import { LACKS } from '../spec/client/wpcom/conformance/lacks';
import { THEIRS } from '../spec/client/wpcom/conformance/record';
import { follow, methodsBelow } from '../spec/client/wpcom/conformance/walk';
import { WPCOM_HEAD } from './client-guide';

const silent = (): object => ({});

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** The methods that one of the versions lacks. */
function missing(): string {
  const versions = Object.entries(THEIRS).map(
    ([version, make]) => [version, new Set(methodsBelow(make('a token', silent)))] as const,
  );
  const root = wpcom('a token', silent);
  const isOwn = (name: string): boolean => {
    const names = name.split('.');
    const object = name in LACKS ? {} : follow(root, names.slice(0, -1).join('.'));
    return typeof Reflect.get(object, names.at(-1) ?? '') === 'function';
  };
  const all = [...new Set(versions.flatMap(([, methods]) => [...methods]))].sort();
  const rows = all.flatMap((name) => {
    const cells = versions.map(([, methods]) => (methods.has(name) ? 'yes' : '-'));
    const ours = isOwn(name) ? 'yes' : (LACKS[name] ?? '-');
    return [...cells, ours].every((cell) => cell === 'yes') ? [] : [[name, ...cells, ours]];
  });
  return table([
    ['method', ...versions.map(([version]) => `wpcom ${version}`), '@notestream/client'],
    ...rows,
  ]);
}

/** The calls in which wpcom is wrong and ours is not. */
const differences = (): string =>
  EXCEPTIONS.map(
    ({ calls, version, reason }) =>
      `  ${reason}${version === undefined ? '' : ` (${version})`}\n    ${calls.source}`,
  ).join('\n');

export const wpcomPage = (example: string): string =>
  `${WPCOM_HEAD.replace('EXAMPLE', () => example)}\n\n${differences()}\n\nMethods that one of them lacks; all three have the others.\n\n${missing()}\n`;
