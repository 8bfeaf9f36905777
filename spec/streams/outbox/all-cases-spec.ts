import { describeCases } from './describe-cases';

// The other kinds have the same rules: `all-cases-matrix-spec.ts` has them all.
describeCases(['reply', 'spam', 'untrash']);
