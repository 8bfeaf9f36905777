// Drops from React DOM what the panel never draws: hydration, Suspense, Activity, lazy components,
// forwarded refs, hoisted elements, custom elements, form actions and unused hooks. It is a quarter of
// the first screen. Drawing a dropped kind throws React's error 130 or 156; config/oxlint.json forbids
// the imports and elements that would do so.

/** The kinds of fibers that the panel makes: components, the root, portals, elements, texts, fragments, contexts, memos, errors. */
const TAGS = [0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 15, 29];
/** The types of elements whose kinds are not among them. */
const TYPES = [
  'ACTIVITY',
  'CONSUMER',
  'FORWARD_REF',
  'LAZY',
  'PROFILER',
  'STRICT_MODE',
  'SUSPENSE',
  'SUSPENSE_LIST',
];
/** Values that never change without hydration. */
const VALUES = [
  [/(?<![.\w$])isHydrating(?![\w$])(?! =|\n\))/g, '!1'],
  [/\b[\w$.]+\.isDehydrated\b/g, '!1'],
];
/** The values that replace calls of these functions. The minifier drops functions that nothing calls. */
const RESULTS = {
  clearIfContinuousEvent: 'void 0',
  extractEvents$1: 'void 0',
  // Stacks of components, which no boundary of the panel reads.
  getStackByFiberInDevAndProd: '""',
  isCustomElement: '!1',
  isHostHoistableType: '!1',
  popHydrationState: '!1',
  queueIfContinuousEvent: '!1',
  retryIfBlockedOn: 'void 0',
};
/** Hooks that the panel does not use, and functions that add links and scripts to the document. */
const MEMBERS =
  'use|use(?:ActionState|CacheRefresh|EffectEvent|FormState|HostTransitionStatus|ImperativeHandle|InsertionEffect' +
  '|MemoCache|Optimistic|Reducer|SyncExternalStore|Transition)|[CDLMSXm]';

const isDropped = (label) =>
  /^\d+$/.test(label) ? !TAGS.includes(Number(label)) : TYPES.some((type) => label === `REACT_${type}_TYPE`);

/**
 * Removes the labels of fibers that the panel never makes from the switches over kinds of fibers. The minifier
 * drops the code below them, which nothing reaches any more.
 */
function withoutCases(source) {
  const switches = [];
  return source.replaceAll(/^( *)(.*)$/gm, (line, indent, text) => {
    const current = switches.at(-1);
    if (/switch \((?:[\w$]+\.)*(?:\w*[tT]ag|\$\$typeof)\) \{$/.test(text))
      switches.push({ indent, isFirst: true });
    else if (current?.indent === indent && text.startsWith('}')) switches.pop();
    else if (current && indent === `${current.indent}  `) {
      const label = /^(?:case ([\w$]+)|default):/.exec(text);
      if (!label) return line;
      const rest = isDropped(label[1] ?? '') ? text.slice(label[0].length) : text;
      // Code before the first label would be an error.
      const start = current.isFirst && rest !== text ? 'case -1: break;' : '';
      current.isFirst = false;
      return indent + start + rest;
    }
    return line;
  });
}

function replaced(source, pattern, value) {
  const result = source.replaceAll(pattern, value);
  if (result === source) throw new Error(`React DOM has changed: it does not match ${pattern}.`);
  return result;
}

/** React DOM without the parts that the panel never runs. */
export default function usedFibersLoader(source) {
  let used = withoutCases(source);
  if (used === source) throw new Error('React DOM has changed: it has no switches over kinds of fibers.');
  const compared = (operator) =>
    new RegExp(`(?<![\\w.])(\\d+) ${operator} (?:[\\w$]+\\.)*\\w*[tT]ag\\b`, 'g');
  used = replaced(used, compared('==='), (text, tag) => (isDropped(tag) ? '!1' : text));
  used = replaced(used, compared('!=='), (text, tag) => (isDropped(tag) ? '!0' : text));
  for (const [pattern, value] of VALUES) used = replaced(used, pattern, value);
  for (const [name, value] of Object.entries(RESULTS))
    used = replaced(
      used,
      new RegExp(`(?<!function |[\\w$.])${name.replace('$', '\\$')}\\([^()]*\\)`, 'g'),
      value,
    );
  used = replaced(used, new RegExp(`^( +)(?:${MEMBERS}): (?:function [^]*?\\n\\1\\}|[\\w$]+),?$`, 'gm'), '');
  return replaced(used, new RegExp(`^\\w+\\.(?:${MEMBERS}) = [\\w$]+;$`, 'gm'), '');
}
