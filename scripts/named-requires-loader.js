// Makes a CommonJS module require each export by its name: `React.version` becomes
// `require("react").version`. Webpack then drops the exports that nobody uses, which it must keep
// while the whole module is assigned to a variable.

/** Turns `x = require("y")` and each `x.name` of a module into `require("y").name`. */
export default function namedRequiresLoader(source) {
  let named = source;
  for (const [declaration, name, request] of source.matchAll(/(\w+) = (require\("[\w-]+"\))/g))
    named = named
      .replace(declaration, `${name} = undefined`)
      .replaceAll(new RegExp(`\\b${name}\\.(?=\\w)`, 'g'), `${request}.`);
  return named;
}
