/** Imports of accounts from files, and what came of each row (ENT-25, IMP-01 to IMP-12). */
import { Type } from 'typebox';
import { anyOf, can, entity } from '#define';

export const importId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const ImportType = Type.Enum(['Users', 'Companies', 'Subscriptions'], { type: 'string' });

export const ImportState = Type.Enum(['Pending', 'InProgress', 'Completed', 'Failed', 'Cancelled', 'Error'], {
  type: 'string',
  words: { InProgress: 'In progress', Failed: 'Every row rejected', Error: 'Stopped by an error' },
});

export const ImportRowState = Type.Enum(['Waiting', 'Imported', 'Passed', 'Rejected', 'Undone'], {
  type: 'string',
  words: { Passed: 'Would be imported' },
});

/** Whoever may make any of the accounts that files hold; the handler asks for the right of the type (NAV-26, ROLE-59). */
export const mayImportAny = anyOf(
  can('USER_ACCOUNT', 'Create'),
  can('PRODUCT_ACCOUNT', 'Create'),
  can('COMPANY_ACCOUNT', 'Create'),
);

/** All of the branch, or one's own alone (ROLE-80). */
export const readsImports = anyOf(can('MY_IMPORTS', 'Read'), can('MY_IMPORTS_OWNED', 'Read'));

export const Import = entity(
  'Import',
  Type.Object({
    ImportId: Type.Integer(),
    Name: Type.String(),
    Type: ImportType,
    /** Of people whom the reader does not see it reads the name of their company. */
    Creator: Type.String(),
    Status: ImportState,
    CreatedUtc: Type.String(),
    /** When it is to begin; absent: at once. */
    ScheduledDateUtc: Type.Optional(Type.String()),
    RowsCount: Type.Integer(),
    /** Rows that were rejected. */
    ErrorsCount: Type.Integer(),
    ImportedAccountsCount: Type.Integer(),
    /** Of a trial: rows that would have been imported. */
    PassedCount: Type.Integer(),
    /** Of its accounts, those that were taken back. */
    UndoneCount: Type.Integer(),
    /** The name of its file. */
    Source: Type.String(),
    /** Everything is tried, and nothing is kept. */
    IsDryRun: Type.Boolean(),
    /** How many of its rows are done, in per cent. */
    Share: Type.Integer({ minimum: 0, maximum: 100 }),
    ParentAccountId: Type.Optional(Type.Integer()),
    ParentAccount: Type.Optional(Type.String()),
    StartedUtc: Type.Optional(Type.String()),
    FinishedUtc: Type.Optional(Type.String()),
    /** Since when it is being undone. */
    UndoWantedUtc: Type.Optional(Type.String()),
    UndoneUtc: Type.Optional(Type.String()),
    /** What stopped it. */
    Problem: Type.Optional(Type.String()),
    /** It waits or runs. */
    MayCancel: Type.Boolean(),
    /** It has ended, made accounts, and is not undone. */
    MayUndo: Type.Boolean(),
    /** The caller made it, so he reads what stood in its rows. */
    IsOwn: Type.Boolean(),
    /** There are rejected rows, which its creator can save to mend them. */
    HasFaultyRows: Type.Boolean(),
    /** A trial that ended, whose creator can do in earnest what it tried. */
    MayRunForReal: Type.Boolean(),
  }),
);

export const ImportAccount = entity(
  'ImportAccount',
  Type.Object({
    ImportAccountId: Type.Integer(),
    /** As its file counts it. */
    Row: Type.Integer(),
    /** Of whom or what it speaks; absent where the reader may not know it. */
    Name: Type.Optional(Type.String()),
    Status: ImportRowState,
    /** What came of it, where the reader sees it. */
    Account: Type.Optional(
      Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String(), AccountType: Type.String() }),
    ),
    Errors: Type.Array(Type.Object({ Field: Type.Optional(Type.String()), Message: Type.String() })),
    /** All of them in one line. */
    Problem: Type.Optional(Type.String()),
  }),
);

export const importExample = {
  ImportId: 12,
  Name: 'Werft, Schicht 3',
  Type: 'Users' as const,
  Creator: 'Ágnes Szőke-Müllner',
  Status: 'Completed' as const,
  CreatedUtc: '2026-11-20T08:55:00Z',
  RowsCount: 40,
  ErrorsCount: 7,
  ImportedAccountsCount: 33,
  PassedCount: 0,
  UndoneCount: 0,
  Source: 'werft-schicht-3.csv',
  IsDryRun: false,
  Share: 100,
  ParentAccountId: 100734,
  ParentAccount: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  StartedUtc: '2026-11-20T08:55:01Z',
  FinishedUtc: '2026-11-20T08:55:04Z',
  MayCancel: false,
  MayUndo: true,
  IsOwn: true,
  HasFaultyRows: true,
  MayRunForReal: false,
};

/** The path of an uploaded file. */
export const importFile = Type.String({ minLength: 1, maxLength: 300 });
export const nobodysFile = '00000000000000000000000000000000/00000000000000000000000.csv';

/** Field to the number of its column, from 0; null: it has none. */
export const importMapping = Type.Record(
  Type.String({ minLength: 1, maxLength: 60 }),
  Type.Union([Type.String({ maxLength: 4 }), Type.Null()]),
);

/** What a file that is looked at or imported can end with. */
export const importFileErrors = [
  'cellTooLong',
  'columnsMissing',
  'ERR-26',
  'formulaInSheet',
  'mayNotImport',
  'noColumns',
  'notATable',
  'notAText',
  'notAWorkbook',
  'notFound',
  'notUtf8',
  'noUpload',
  'quoteOpen',
  'sheetTooLong',
  'sheetTooWide',
  'terminated',
  'unknownColumn',
  'wrongParent',
] as const;
