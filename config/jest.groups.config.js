import { groupSpecs } from './spec-groups.js';
import unit from './jest.config.js';

const leftOut = unit.testPathIgnorePatterns.map((pattern) => new RegExp(pattern.replace('<rootDir>/', '^')));

/** The specs of jest.config.js, several of them in a file. `npx jest file` runs one alone. */
export default { ...unit, testMatch: groupSpecs((file) => leftOut.some((pattern) => pattern.test(file))) };
