/** What can be done with an import: in lists, and where one is read. */
import { type Action, action, type BindingScope, type DataOf, download, go, row, show, table } from '#define';
import CancelImport from '../../operations/Import/CancelImport.ts';
import GetFaultyRows from '../../operations/Import/GetFaultyRows.ts';
import GetImportHindrances from '../../operations/Import/GetImportHindrances.ts';
import type GetImports from '../../operations/Import/GetImports.ts';
import RunImport from '../../operations/Import/RunImport.ts';
import UndoImport from '../../operations/Import/UndoImport.ts';

type Row = DataOf<typeof GetImports>['Items'][number];

const importId = { importId: row('ImportId') } as const;

export const importActions: readonly Action<BindingScope<{}, Row>>[] = [
  action(RunImport, importId, {
    label: 'Import for real',
    icon: 'player-play',
    tone: 'main',
    may: 'MayRunForReal',
    confirm: 'What the trial would have imported is made now; whoever has a role is invited by e-mail.',
    message: 'The import has begun',
    then: go('/import/$importId', { importId: row('ImportId') }),
  }),
  download(GetFaultyRows, importId, {
    label: 'Save faulty rows',
    icon: 'download',
    keys: 'd',
    may: 'HasFaultyRows',
  }),
  action(CancelImport, importId, {
    label: 'Cancel import',
    icon: 'ban',
    tone: 'danger',
    may: 'MayCancel',
    confirm: { text: 'It stops after the account in hand. What is imported by then stays.', reject: 'Let it go on' },
    message: 'The import is cancelled',
  }),
  show(
    { label: 'What hangs on it', icon: 'link', may: 'MayUndo' },
    table(GetImportHindrances, importId, {
      columns: [
        { field: 'Name', width: 240 },
        { field: 'What', title: 'What hangs on it', width: 220 },
        { field: 'Count', as: 'Number', title: 'How many', width: 110 },
      ],
      empty: 'Nothing: the import can be undone.',
    }),
  ),
  action(UndoImport, importId, {
    label: 'Undo import',
    icon: 'arrow-back-up',
    tone: 'danger',
    may: 'MayUndo',
    confirm: {
      text: '{count, plural, one {The # account that it made ends.} other {The # accounts that it made end.}} It is refused while something hangs on one of them, such as an order or a sign-in.',
      values: { count: 'ImportedAccountsCount' },
      checks: ['I know that ended accounts do not come back'],
      reject: 'Keep the accounts',
    },
    message: 'The import is being undone',
  }),
];
