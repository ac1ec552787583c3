/** Which test files take turns: too dear for every run, each runs once in so many, and always in a sweep or when asked for by its name. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { isWhole, sample } from '../generators/testing/sample.ts';

const root = resolve(import.meta.dirname, '..');
/** Journeys of every run: sign-in and accounts, an order. */
const everyRun = ['foundation', 'order'];

const journeys = readdirSync(resolve(root, 'tests/journeys'))
  .filter((name) => name.endsWith('.test.ts') && !everyRun.includes(name.replace('.test.ts', '')))
  .map((name) => `tests/journeys/${name}`);

/** Others that take as long as a journey, each next to one of about its length. */
const dear = [
  'tests/house/next-thing/next-thing.test.ts',
  'tests/tenancy/policies.test.ts',
  'tests/owners/mutations.test.ts',
  'generators/commands/diff.test.ts',
  'src/server/demo/world/demo-world.test.ts',
  'tests/contract/identity/guessing.test.ts',
  'tests/durability/jobs.test.ts',
  'tests/durability/npm.test.ts',
  'tests/house/embedded-matrix.test.ts',
  'tests/tenancy/seller-secrets.test.ts',
  'tests/durability/silence.test.ts',
  'tests/tenancy/neighbours.test.ts',
  'tests/durability/mails.test.ts',
  'generators/commands/new.test.ts',
  'tests/owners/guide.test.ts',
  'tests/house/errors.test.ts',
  'tests/contract/billing/bill-file.test.ts',
  'src/server/db/server-role.test.ts',
  'generators/diff/mirror.test.ts',
  'tests/contract/reporting/sums.test.ts',
  'src/server/db/embedded/start.test.ts',
  'src/server/db/embedded/binaries.test.ts',
  'tests/contract/identity/hashing.test.ts',
  'tests/contract/subscriptions/upgrade-options.test.ts',
  'tests/contract/calls/fuzz.test.ts',
  'tests/durability/cut.test.ts',
];

/** What single areas answer over HTTP; what all calls have in common is tried each time. */
const areas = readdirSync(resolve(root, 'tests/contract'), { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && folder.name !== 'calls')
  .flatMap(({ name }) =>
    readdirSync(resolve(root, 'tests/contract', name)).map((file) => `tests/contract/${name}/${file}`),
  )
  .filter((file) => file.endsWith('.test.ts') && !dear.includes(file));

/** Of the files of each group one in so many runs, the next ones in the next part. */
export const groups = [
  { files: [...journeys, ...dear], oneIn: 12 },
  { files: areas, oneIn: 3 },
] as const;

/** Does the command line name files, as `npm test -- --project browser order`? */
const isNamed = (words: readonly string[]): boolean =>
  words.some((word, index) => !word.startsWith('-') && word !== 'run' && !words[index - 1]?.startsWith('--'));

/** Those that rest this time, as paths from the root. @param words the words of the command line behind the program. */
export function restingFiles(words: readonly string[] = process.argv.slice(2), part = sample): readonly string[] {
  if (isWhole || isNamed(words)) return [];
  return groups.flatMap(({ files, oneIn }) => files.filter((_file, index) => (index + part) % oneIn !== 0));
}
