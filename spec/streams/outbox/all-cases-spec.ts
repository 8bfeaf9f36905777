import { describeCases } from './describe-cases';

// The other kinds have the same rules, and most deaths the same end: `all-cases-matrix-spec.ts` has them all.
describeCases(['reply', 'spam', 'untrash'], 7);
