// Writes the index of the contract's rules: `npm run contract:index`.
import { writeFileSync } from 'node:fs';
import { contractIndex } from '../spec/docs/support/contract-index';
import { RULES } from '../spec/docs/support/rules';

writeFileSync('docs/contract/index.txt', contractIndex());
console.log(`docs/contract/index.txt: ${RULES.length} rules`);
