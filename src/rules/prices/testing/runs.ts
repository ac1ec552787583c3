/** How many cases a property of prices is tried with: 10,000 by `npm run sweep`, the first thousand of the sample's by `npm test`. */
import { isWhole, sample } from '../../../../generators/testing/sample.ts';

export const runs = { numRuns: isWhole ? 10_000 : 1_000, seed: sample };
