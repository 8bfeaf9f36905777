/** A release of a package, as its changelog asks for it. */
export interface Release {
  readonly version: string;
  /** The changelog with the version in place of 'Unreleased'. */
  readonly changelog: string;
  readonly notes: string;
}

const UNRELEASED = '## Unreleased\n';

/**
 * The next release of a package by semantic versioning: a breaking change raises the major number, or
 * before 1.0.0 the minor one; something added raises the minor number, anything else the patch.
 * Undefined if nothing is unreleased.
 * @throws an error if the version is not one of three numbers.
 */
export function nextRelease(version: string, changelog: string, day: string): Release | undefined {
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) return undefined;
  const [notes = ''] = changelog.slice(start + UNRELEASED.length).split(/^## /m);
  if (notes.trim() === '') return undefined;
  const next = raised(version, notes);
  return {
    version: next,
    changelog: changelog.replace(UNRELEASED, `## ${next}, ${day}\n`),
    notes: notes.trim(),
  };
}

function raised(version: string, notes: string): string {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!parts) throw new Error(`${version} is not a version`);
  const [major = 0, minor = 0, patch = 0] = parts.slice(1).map(Number);
  const isBreaking = /^### Breaking$/m.test(notes);
  if (isBreaking && major > 0) return `${major + 1}.0.0`;
  if (isBreaking || /^### Added$/m.test(notes)) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
