import { describeCases } from './describe-cases';

// The other actions have the same rules, and most deaths the same end: `all-cases-matrix-spec.ts` has them all.
describeCases(['reply', 'spam', 'restore'], 7);
