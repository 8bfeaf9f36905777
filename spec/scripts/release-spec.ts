import { nextRelease } from '../../scripts/release-plan';

const changelog = (notes: string): string => `# Changelog

## Unreleased

${notes}

## 0.1.0

- The first one.
`;

describe('the next release', () => {
  it.each([
    ['a breaking change raises the minor number before 1.0.0', '0.3.4', '### Breaking\n\n- A', '0.4.0'],
    [
      'a breaking change raises the major number',
      '1.3.4',
      '### Added\n\n- A\n\n### Breaking\n\n- B',
      '2.0.0',
    ],
    ['something added raises the minor number', '1.3.4', '### Fixed\n\n- A\n\n### Added\n\n- B', '1.4.0'],
    ['anything else raises the patch', '1.3.4', '### Fixed\n\n- A', '1.3.5'],
  ])('%s', (_rule, version, notes, next) => {
    expect(nextRelease(version, changelog(notes), '2026-11-26')).toEqual({
      version: next,
      notes,
      changelog: changelog(notes).replace('## Unreleased', `## ${next}, 2026-11-26`),
    });
  });

  it('does not exist without notes', () => {
    expect(nextRelease('1.3.4', changelog(''), '2026-11-26')).toBeUndefined();
    expect(nextRelease('1.3.4', '# Changelog\n\n## 1.3.4\n\n- A\n', '2026-11-26')).toBeUndefined();
  });

  it('needs a version of three numbers', () => {
    expect(() => nextRelease('1.3', changelog('- A'), '2026-11-26')).toThrow('1.3 is not a version');
  });
});
