/** Operations name the errors that their handlers can end with, all of them and no others; and none of the catalogue stands there for nothing. */
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../src/define/contract/errors.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { errorDomains, errorTexts, isNamed, isOfEveryCall } from '../../src/rules/errors/catalogue.ts';
import { sourceFiles, textOf } from './files.ts';
import { ErrorReach } from './reachable-errors.ts';

const operations = Object.values(
  import.meta.glob<AnyOperation>('../../manifests/operations/*/*.ts', { eager: true, import: 'default' }),
);
const handlerOf = (name: string): string => `src/server/operations/${name}.ts`;
const sources = Object.fromEntries(
  sourceFiles
    .filter((file) => file.startsWith('src/server/') && !file.includes('.test.'))
    .map((file) => [file, textOf(file)]),
);
const isNameable = (text: string): boolean => Object.hasOwn(errorTexts, text) && !isOfEveryCall(text);
/** Classes whose objects stand in the context of every handler. */
const given = ['src/server/layouts/view-layouts.ts Layouts', 'src/server/identity/sign-on/providers.ts Providers'];
const reachIn = (changed: Readonly<Record<string, string>> = {}) =>
  new ErrorReach({ ...sources, ...changed }, isNameable, given);

/** What is wrong with the configuration of a line in the cart is said there, and ends no call. */
const saidAtTheLine = ['ERR-26', 'readOnlyField', 'unknownField'] as const;

/** So is what keeps parts of a quoted bundle from ending with it. */
const saidOfParts = [
  ...(['endsOwn', 'mayNotEnd', 'notFound', 'notImpersonated', 'outranked'] as const),
  ...(['partStays', 'partsUndecided', 'terminated'] as const),
] as const;

/** What is wrong with a row of an import is said at the row. */
const saidAtTheRow = ['noService', 'noServiceNamed', 'readOnlyField', 'unknownField'] as const;
const saidByTheJob = [
  ...(['buysNothing', 'fixedAccount', 'notInThisTerm', 'notOffered', 'notYourRole', 'notYourSale'] as const),
  ...(['referenceKnown', 'rowRefused'] as const),
] as const;

/** They answer a quote, and say at each of its lines how far it is set up. */
const answeringQuotes = [
  ...[
    'AcceptLinkedQuote',
    'AcceptSalesQuote',
    'AddSalesQuoteLine',
    'AddSalesQuoteTemplate',
    'CompareSalesQuoteVersions',
  ],
  ...['CopySalesQuote', 'CreateSalesQuote', 'CreateSalesQuoteFromTemplate', 'DeclineLinkedQuote', 'ExportLinkedQuote'],
  ...['ExportSalesQuote', 'LoadLinkedQuote', 'LoadSalesQuote', 'RejectSalesQuote', 'RemoveSalesQuoteLine'],
  ...['ResendSalesQuote', 'ReviseSalesQuote', 'SaveSalesQuote', 'SendSalesQuote', 'WithdrawSalesQuote'],
];

/** Some end with these for another reason. */
const isUnnamed = (name: string) => {
  const named: readonly string[] = operations.find(({ operation }) => operation === `SalesQuote/${name}`)?.errors ?? [];
  return (code: string) => !named.includes(code);
};

/** What the sources seem to lead to, but never at run time. */
const never: Readonly<Record<string, readonly ErrorCode[]>> = {
  'Account/AddCartLine': [...saidAtTheLine],
  'Account/GetCart': [...saidAtTheLine],
  'Account/GetCartLine': [...saidAtTheLine],
  'Account/GetCartOverview': [...saidAtTheLine],
  'Account/SetCartLineQuantity': [...saidAtTheLine],
  ...Object.fromEntries(
    answeringQuotes.map((name) => [`SalesQuote/${name}`, [...saidAtTheLine, ...saidOfParts.filter(isUnnamed(name))]]),
  ),
  // Whoever keeps a line has chosen.
  'SalesQuote/ConfigureSalesQuoteLine': ['partsUndecided'],
  // It names the job, which says so.
  'Administration/CheckAuditChain': ['auditEndMissing', 'auditEntryChanged', 'auditEntryMissing'],
  // It charges nothing instead of what it takes back.
  'Account/CorrectInvoice': ['finerThanCoins', 'notLessThanBilled'],
  // It names the job, which waits for what is printed.
  'Account/RequestInvoice': ['documentNotYet'],
  // It names the job, which writes what is long; fewer rows than a sheet holds.
  'Account/RequestOnlineBill': ['tooManyRows', 'noList'],
  // It takes fewer rows than a sheet holds.
  'Account/ExportAuditLog': ['tooManyRows'],
  // Only users have fields that a sign-in hangs on.
  'Account/SaveAccount': ['usersOnly'],
  // What is wrong with a row is said there; the job, which makes accounts of them, is only named.
  'Import/CheckImport': [...saidAtTheRow],
  'Import/CreateImport': [...saidAtTheRow, ...saidByTheJob, 'noImport'],
  'Import/GetFaultyRowsOfFile': [...saidAtTheRow],
  'Import/RunImport': [...saidAtTheRow, ...saidByTheJob, 'ERR-26', 'notFound', 'terminated', 'wrongParent'],
  'Import/UndoImport': ['notFound', 'notImpersonated', 'outranked'],
  // It reads back what it has just made, and asks of users alone how much they see.
  'Reporting/PlanReport': ['noPlannedReport', 'usersOnly'],
  // It names the job, which writes the file.
  'Export/StartExport': ['tooManyRows'],
};

/** @returns 'code is not named' and 'code is not reached'. */
function faultsOf({ operation, errors }: AnyOperation, reach: ErrorReach): readonly string[] {
  const reached = [...reach.of(handlerOf(operation))].filter((code) => !never[operation]?.includes(code as ErrorCode));
  return [
    ...reached.filter((code) => !(errors as readonly string[]).includes(code)).map((code) => `${code} is not named`),
    ...errors.filter((code) => !reached.includes(code)).map((code) => `${code} is not reached`),
  ].sort();
}

/** Errors that are worded for what is still to come. */
const notYet = ['ERR-27'];

describe('the errors of operations', () => {
  const reach = reachIn();

  it.each(operations.map((operation) => [operation.operation, operation] as const))(
    '%s names what its handler reaches',
    (_name, operation) => {
      expect(faultsOf(operation, reach)).toEqual([]);
    },
  );

  it('stand in one domain each', () => {
    const codes = Object.values(errorDomains).flatMap((domain) => Object.keys(domain));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(codes.length).toBeGreaterThan(100);
  });

  it('are used somewhere', () => {
    const texts = sourceFiles.filter((file) => !file.startsWith('src/rules/errors/') && !file.includes('.test.'));
    // Operations only name them; a screen may say one itself.
    const all = texts
      .filter((file) => !file.startsWith('manifests/') || file.startsWith('manifests/screens/'))
      .map(textOf);
    const isUsed = (code: string): boolean =>
      all.some(
        (text) => text.includes(`'${code}'`) || text.includes(`rrors.${code}`) || text.includes(`rrorTexts.${code}`),
      );
    expect(
      Object.keys(errorTexts)
        .filter((code) => !isUsed(code))
        .sort(),
    ).toEqual(notYet);
  });

  it('are named by an operation, or by every call', () => {
    const operation = operations.find(({ operation }) => operation === 'Job/CancelJob');
    expect(
      operation && (['noJob', 'jobEnded', 'signInFirst', 'ERR-01'] as const).map((code) => isNamed(operation, code)),
    ).toEqual([true, true, true, true]);
    expect(operation && isNamed(operation, 'notFound')).toBe(false);
  });
});

describe('a mistake is seen:', () => {
  const find = (name: string): AnyOperation => {
    const found = operations.find(({ operation }) => operation === name);
    if (!found) throw new Error(`There is no operation ${name}`);
    return found;
  };
  const changed = (file: string, from: string, to: string): Readonly<Record<string, string>> => {
    const text = sources[file] ?? '';
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    return { [file]: text.replace(from, to) };
  };
  const named = (name: string, errors: readonly ErrorCode[]): AnyOperation => ({
    ...find(name),
    errors: errors as never,
  });

  it.each([
    ['none is named', 'Job/CancelJob', [], ['jobEnded is not named', 'noJob is not named']],
    ['one of two is named', 'Job/CancelJob', ['noJob'], ['jobEnded is not named']],
    [
      'another is named',
      'Job/CancelJob',
      ['noJob', 'jobGoesOn'],
      ['jobEnded is not named', 'jobGoesOn is not reached'],
    ],
    ['one too many is named', 'Job/CancelJob', ['noJob', 'jobEnded', 'notFound'], ['notFound is not reached']],
    ['one where none is thrown', 'Authorization/PingPong', ['noSession'], ['noSession is not reached']],
    ['what a domain throws is forgotten', 'Job/DismissJob', ['jobGoesOn'], ['noJob is not named']],
  ] as const)('%s', (_name, name, errors, faults) => {
    expect(faultsOf(named(name, errors), reachIn())).toEqual(faults);
  });

  it.each([
    [
      'a handler throws another',
      'Job/CancelJob',
      handlerOf('Job/CancelJob'),
      `'jobEnded'`,
      `'jobGoesOn'`,
      ['jobEnded is not reached', 'jobGoesOn is not named'],
    ],
    [
      'a handler throws it no more',
      'Job/CancelJob',
      handlerOf('Job/CancelJob'),
      `throw new Failure(409, 'jobEnded', { jobId })`,
      'return null',
      ['jobEnded is not reached'],
    ],
    [
      'a domain throws another',
      'Job/CancelJob',
      'src/server/personal/jobs.ts',
      `'noJob'`,
      `'noMail'`,
      ['noJob is not reached', 'noMail is not named'],
    ],
    [
      'a domain throws one more',
      'ListView/DeleteListView',
      'src/server/personal/list-views.ts',
      `if (!row) throw`,
      `if (row) throw new Failure(409, 'tooManyListViews'); if (!row) throw`,
      ['tooManyListViews is not named'],
    ],
    [
      'an object of the context throws another',
      'Account/GetViewLayout',
      'src/server/layouts/view-layouts.ts',
      `'ERR-26'`,
      `'ERR-27'`,
      ['ERR-26 is not reached', 'ERR-27 is not named'],
    ],
  ] as const)('%s', (_name, name, file, from, to, faults) => {
    expect(faultsOf(find(name), reachIn(changed(file, from, to)))).toEqual(faults);
  });
});

describe('what a handler can reach', () => {
  const handler = 'src/server/operations/Account/A.ts';
  const other = 'src/server/accounts/find.ts';
  const reached = (texts: Readonly<Record<string, string>>, objects: readonly string[] = []): readonly string[] =>
    [...new ErrorReach(texts, isNameable, objects).of(handler)].sort();

  it.each([
    ['it throws itself', `export default handler(A, async () => { throw new Failure(404, 'noNote'); });`],
    [
      'a function beside it throws',
      `export default handler(A, run); function run() { throw new Failure(404, 'noNote'); }`,
    ],
    ['a constant beside it throws', `const run = () => fail('noNote'); export default handler(A, run);`],
    ['it gives another to throw', `export default handler(A, () => refuse({ otherwise: 'noNote' }));`],
  ])('what %s', (_name, text) => {
    expect(reached({ [handler]: text })).toEqual(['noNote']);
  });

  it('what a function of another file throws, under whatever name, and nothing else of that file', () => {
    const text = `import { find as look } from '../../accounts/find.ts'; export default handler(A, () => look());`;
    const both = `export function find() { throw new Failure(404, 'notFound'); } export const end = () => fail('endsOwn');`;
    expect(reached({ [handler]: text, [other]: both })).toEqual(['notFound']);
  });

  it('what a method throws, where there is an object of its class', () => {
    const both = `export class Found { view() { throw new Failure(404, 'ERR-26'); } members() { fail('unknownEnum'); } }`;
    const called = `export default handler(A, ({ found }) => found.view());`;
    const made = `import { Found } from '../../accounts/find.ts'; export default handler(A, () => new Found().view());`;
    expect(reached({ [handler]: called, [other]: both })).toEqual([]);
    expect(reached({ [handler]: called, [other]: both }, [`${other} Found`])).toEqual(['ERR-26']);
    expect(reached({ [handler]: made, [other]: both })).toEqual(['ERR-26']);
  });

  it('not what is only a type, and not what every call may end with', () => {
    const text = `type Code = 'noNote'; export default handler(A, (code: 'noJob') => fail('noRight'));`;
    expect(reached({ [handler]: text })).toEqual([]);
  });
});
