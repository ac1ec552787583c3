/** Import accounts: what, from which file, which column holds what, what is wrong, when (LEG-20, NAV-26, SOLO-37). */
import {
  ask,
  choose,
  constant,
  download,
  finish,
  go,
  layout,
  link,
  load,
  not,
  options,
  param,
  present,
  review,
  row,
  screen,
  step,
  table,
  view,
  where,
  wizard,
} from '#define';
import { mayImportAny } from '../../entities/import.ts';
import CheckImport from '../../operations/Import/CheckImport.ts';
import CreateImport from '../../operations/Import/CreateImport.ts';
import GetFaultyRowsOfFile from '../../operations/Import/GetFaultyRowsOfFile.ts';
import GetImportColumns from '../../operations/Import/GetImportColumns.ts';
import GetImportFields from '../../operations/Import/GetImportFields.ts';
import GetImportParents from '../../operations/Import/GetImportParents.ts';
import GetImportTemplate from '../../operations/Import/GetImportTemplate.ts';
import GetImportTypes from '../../operations/Import/GetImportTypes.ts';
import { accountRows } from '../accounts/account-choice.block.ts';

const type = step('what.type');
const wanted = {
  type,
  parentAccountId: step('place.AccountId'),
  file: step('file.file'),
  mapping: step('columns.mapping'),
} as const;

export default screen('/account/import?parentAccountId?', {
  title: 'Import accounts',
  needs: mayImportAny,
  menu: { group: 'New', order: 60, icon: 'file-import' },
  body: wizard(
    ask('what', CreateImport, {
      title: 'What',
      fields: [
        {
          field: 'type',
          title: 'Type',
          options: options(
            GetImportTypes,
            {},
            { value: 'Type', label: 'DisplayName', note: 'Description', display: 'cards' },
          ),
        },
      ],
    }),
    choose(
      'place',
      GetImportParents,
      { type },
      {
        title: 'Place',
        help: 'Accounts stand below this one where a row names no other below it.',
        ...accountRows,
        given: { AccountId: param('parentAccountId') },
        empty: 'There is no account below which you could import.',
      },
    ),
    present('template', {
      title: 'Template',
      help: 'Fill in a template, or take a file of your own: its columns may have any names and any order.',
      body: view(
        GetImportFields,
        { type },
        {
          sections: [{ title: 'Columns', fields: [{ field: 'Required', title: 'Required' }] }],
          actions: [
            download(
              GetImportTemplate,
              { type, format: constant('xlsx') },
              { label: 'Template as XLSX', icon: 'download' },
            ),
            download(
              GetImportTemplate,
              { type, format: constant('csv') },
              { label: 'Template as CSV', icon: 'download' },
            ),
          ],
          below: table(
            GetImportFields,
            { type },
            {
              columns: [
                { field: 'Column', width: 220 },
                { field: 'IsRequired', as: 'Checkbox', with: { quiet: 'no' }, title: 'Required', width: 110 },
                { field: 'Takes', title: 'What may stand there', width: 420 },
              ],
              wrap: true,
              filters: [{ field: 'options.filter', title: 'Find a column' }],
            },
          ),
        },
      ),
    }),
    ask('file', CreateImport, {
      title: 'File',
      help: 'XLSX or CSV (UTF-8), up to 10 MB and 100,000 rows; the first row names the columns.',
      fields: [{ field: 'file', as: 'File', title: 'File', with: { accept: ['xlsx', 'csv'] } }],
    }),
    load('guess', GetImportColumns, { type, file: step('file.file') }),
    ask('columns', CreateImport, {
      title: 'Columns',
      help: 'Which column of your file holds what. What is called alike is chosen already.',
      fields: [{ field: 'mapping', layout: layout(GetImportColumns, { type, file: step('file.file') }) }],
      start: { mapping: step('guess.Start') },
    }),
    ask('when', CreateImport, {
      title: 'When',
      fields: [
        { field: 'name', title: 'Name', help: 'How you find it again; empty: like its file.' },
        {
          field: 'isDryRun',
          title: 'Only try it',
          help: 'Everything is done and taken back at once, so that you see what would come of it.',
        },
        { field: 'scheduledDateUtc', as: 'DateTimeUtc', title: 'Not before', help: 'Empty: at once.' },
      ],
    }),
    load('check', CheckImport, wanted),
    review('review', {
      title: 'Check',
      help: 'Faulty rows are left out. Save them, mend them there, and import that file afterwards.',
      show: [
        { field: 'check.Source', title: 'File' },
        { field: 'check.ParentAccount', title: 'Belongs to' },
        'when.name',
        'when.isDryRun',
        'when.scheduledDateUtc',
      ],
      body: view(CheckImport, wanted, {
        sections: [
          {
            title: 'Rows',
            fields: [
              { field: 'RowsCount', as: 'Number', title: 'In the file' },
              { field: 'ReadyCount', as: 'Number', title: 'Can be imported' },
              { field: 'FaultyCount', as: 'Number', title: 'Are left out' },
            ],
          },
        ],
        actions: [
          download(GetFaultyRowsOfFile, wanted, {
            label: 'Save faulty rows',
            icon: 'download',
            when: where({ FaultyCount: not(0) }),
          }),
        ],
        below: table(CheckImport, wanted, {
          columns: [
            { field: 'Name', width: 200 },
            { field: 'Row', as: 'Number', width: 80 },
            { field: 'Field', title: 'Column', width: 160 },
            { field: 'Value', title: 'As it stands', width: 200 },
            { field: 'Problem', title: 'What is wrong', width: 320 },
          ],
          wrap: true,
          sortable: ['Row', 'Name', 'Field'],
          filters: [{ field: 'options.filter', title: 'Find a fault' }],
          empty: 'Every row is right, as far as that shows now.',
        }),
      }),
    }),
    finish(
      CreateImport,
      {
        ...wanted,
        name: step('when.name'),
        isDryRun: step('when.isDryRun'),
        scheduledDateUtc: step('when.scheduledDateUtc'),
      },
      {
        title: 'Done',
        submit: {
          text: '{count, plural, =0 {Import} one {Import # row} other {Import # rows}}',
          values: { count: 'check.ReadyCount' },
        },
        message: 'The import is under way',
        then: go('/import/$importId', { importId: row('ImportId') }),
        links: [link('My imports', go('/provisioning/my-imports?find?&sort?&page?&size?', {}))],
      },
    ),
  ),
});
