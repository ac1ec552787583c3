/** Which test files take turns: too dear for every run, each runs once in so many, and always in a sweep or when asked for by its name. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { isWhole, sample } from '../generators/testing/sample.ts';

const root = resolve(import.meta.dirname, '..');
/** Journeys of every run: sign-in and accounts, an order. */
const everyRun = ['tests/journeys/foundation.test.ts', 'tests/journeys/order.test.ts'];

/** Journeys, and others that take as long as one: the longest first, as a run lists them (from 110 s down to 2). */
const byLength = [
  'tests/house/errors.test.ts',
  'tests/journeys/accounts.test.ts',
  'tests/journeys/orders.test.ts',
  'tests/journeys/in-each-language.test.ts',
  'tests/journeys/grid.test.ts',
  'tests/owners/mutations.test.ts',
  'tests/tenancy/policies.test.ts',
  'tests/journeys/cards.test.ts',
  'tests/journeys/lists.test.ts',
  'tests/house/next-thing/next-thing.test.ts',
  'tests/journeys/user-security.test.ts',
  'tests/journeys/subscriptions.test.ts',
  'tests/journeys/session.test.ts',
  'tests/durability/mails.test.ts',
  'tests/tenancy/seller-secrets.test.ts',
  'tests/journeys/forms.test.ts',
  'tests/journeys/stock-forms.test.ts',
  'tests/journeys/every-screen.test.ts',
  'tests/journeys/third-parties.test.ts',
  'tests/journeys/actions.test.ts',
  'tests/durability/jobs.test.ts',
  'tests/durability/npm.test.ts',
  'tests/journeys/sign-in-password.test.ts',
  'tests/owners/guide.test.ts',
  'tests/journeys/finding.test.ts',
  'tests/journeys/impersonation.test.ts',
  'tests/journeys/sign-in-factor.test.ts',
  'tests/journeys/billing.test.ts',
  'src/server/demo/world/demo-world.test.ts',
  'tests/journeys/sso.test.ts',
  'tests/journeys/first-start.test.ts',
  'tests/journeys/every-entry.test.ts',
  'tests/journeys/console.test.ts',
  'tests/journeys/reports.test.ts',
  'tests/journeys/pictures.test.ts',
  'tests/journeys/roles.test.ts',
  'generators/commands/diff.test.ts',
  'tests/journeys/wizard.test.ts',
  'tests/contract/billing/bill-file.test.ts',
  'tests/journeys/terminate.test.ts',
  'tests/journeys/frame.test.ts',
  'tests/journeys/landing.test.ts',
  'tests/journeys/support.test.ts',
  'tests/journeys/scrolling.test.ts',
  'tests/journeys/cart.test.ts',
  'tests/journeys/sign-in-page.test.ts',
  'tests/journeys/quotes.test.ts',
  'tests/journeys/catalogue.test.ts',
  'tests/house/embedded-matrix.test.ts',
  'tests/contract/identity/guessing.test.ts',
  'tests/journeys/accept-terms.test.ts',
  'tests/journeys/first-page.test.ts',
  'generators/commands/new.test.ts',
  'tests/contract/subscriptions/upgrade-options.test.ts',
  'tests/journeys/embedding.test.ts',
  'tests/journeys/prices.test.ts',
  'tests/journeys/composition.test.ts',
  'src/server/db/server-role.test.ts',
  'tests/journeys/texts-fit.test.ts',
  'tests/journeys/imports.test.ts',
  'tests/durability/silence.test.ts',
  'tests/journeys/pseudo-texts.test.ts',
  'tests/journeys/dependent-fields.test.ts',
  'src/server/db/embedded/start.test.ts',
  'tests/journeys/order-meanwhile.test.ts',
  'tests/journeys/move.test.ts',
  'tests/tenancy/neighbours.test.ts',
  'tests/journeys/every-write.test.ts',
  'tests/durability/cut.test.ts',
  'tests/journeys/search.test.ts',
  'tests/contract/calls/fuzz.test.ts',
  'src/server/db/embedded/binaries.test.ts',
  'tests/contract/reporting/sums.test.ts',
  'tests/contract/identity/hashing.test.ts',
  'generators/diff/mirror.test.ts',
  'tests/journeys/list-items.test.ts',
  'tests/journeys/ranking.test.ts',
  'tests/journeys/languages.test.ts',
  'tests/journeys/leaks.test.ts',
];

const journeys = readdirSync(resolve(root, 'tests/journeys'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `tests/journeys/${name}`);

/** Journeys that are not in the list yet count as short ones. */
const dear = [...byLength, ...journeys.filter((file) => ![...everyRun, ...byLength].includes(file))];

/** What single areas answer over HTTP; what all calls have in common is tried each time. */
const areas = readdirSync(resolve(root, 'tests/contract'), { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && folder.name !== 'calls')
  .flatMap(({ name }) =>
    readdirSync(resolve(root, 'tests/contract', name)).map((file) => `tests/contract/${name}/${file}`),
  )
  .filter((file) => file.endsWith('.test.ts') && !dear.includes(file));

/** Of the files of each group one in so many runs, the next ones in the next part. */
export const groups = [
  { files: dear, oneIn: 16 },
  { files: areas, oneIn: 3 },
] as const;

/** Does the command line name files, as `npm test -- --project browser order`? */
const isNamed = (words: readonly string[]): boolean =>
  words.some((word, index) => !word.startsWith('-') && word !== 'run' && !words[index - 1]?.startsWith('--'));

/** Dealt like cards, there and back: so each part gets long ones and short ones, and all parts last about as long. */
function partOf(index: number, parts: number): number {
  const place = index % parts;
  return Math.floor(index / parts) % 2 === 0 ? place : parts - 1 - place;
}

/** Those that rest this time, as paths from the root. @param words the words of the command line behind the program. */
export function restingFiles(words: readonly string[] = process.argv.slice(2), part = sample): readonly string[] {
  if (isWhole || isNamed(words)) return [];
  return groups.flatMap(({ files, oneIn }) => files.filter((_file, index) => partOf(index, oneIn) !== part % oneIn));
}
