import { groupSpecs } from './spec-groups.js';
import unit, { isLeftOut } from './jest.config.js';

/** The specs of jest.config.js, several of them in a file. `npx jest file` runs one alone. */
export default { ...unit, testMatch: groupSpecs(isLeftOut) };
