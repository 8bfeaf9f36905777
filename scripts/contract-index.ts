// Writes the index of the contract's rules, and prints its figures: `npm run contract:index`. With
// `--accept` it also lists the rules that have titles in many families.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { contractIndex, contractSummary } from '../spec/docs/support/contract-index';
import { FAMILIES_FILE, familiesPage, familyProblems } from '../spec/docs/support/families';

writeFileSync('docs/contract/index.txt', contractIndex());
if (process.argv.includes('--accept')) writeFileSync(FAMILIES_FILE, familiesPage());
console.log([contractSummary(), ...familyProblems()].join('\n'));
