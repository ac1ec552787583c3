/** Import accounts: what, from which file, which column holds what, what is wrong, when (LEG-20, NAV-26, SOLO-37). */
import {
  ask,
  constant,
  download,
  finish,
  go,
  input,
  layout,
  link,
  load,
  options,
  param,
  present,
  review,
  row,
  screen,
  step,
  table,
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

const type = step('what.type');
const wanted = {
  type,
  parentAccountId: step('what.parentAccountId'),
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
        {
          field: 'parentAccountId',
          title: 'Belongs to',
          help: 'Where a row names no other account below it.',
          options: options(
            GetImportParents,
            { type: input('type') },
            {
              value: 'AccountId',
              label: 'DisplayName',
              note: 'Above',
              text: 'options.filter',
              chosen: 'accountId',
              start: where({ IsOwn: true }),
            },
          ),
        },
      ],
      start: { parentAccountId: param('parentAccountId') },
    }),
    present('template', {
      title: 'Template',
      help: 'Fill in a template, or take a file of your own: its columns may have any names and any order.',
      body: table(
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
          toolbar: [
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
        },
      ),
    }),
    ask('file', CreateImport, {
      title: 'File',
      help: 'XLSX or CSV (UTF-8), up to 10 MB and 100,000 rows; the first row names the columns.',
      fields: [{ field: 'file', as: 'File', title: 'File', with: { accept: ['xlsx', 'csv'] } }],
    }),
    ask('columns', CreateImport, {
      title: 'Columns',
      help: 'Which column of your file holds what. What is called alike is chosen already.',
      fields: [{ field: 'mapping', layout: layout(GetImportColumns, { type, file: step('file.file') }) }],
    }),
    load('check', CheckImport, wanted),
    present('faults', {
      title: 'Check',
      help: 'Faulty rows are left out. Save them, mend them there, and import that file afterwards.',
      body: table(CheckImport, wanted, {
        columns: [
          { field: 'Row', as: 'Number', width: 80 },
          { field: 'Name', width: 200 },
          { field: 'Field', title: 'Column', width: 160 },
          { field: 'Value', title: 'As it stands', width: 200 },
          { field: 'Problem', title: 'What is wrong', width: 320 },
        ],
        wrap: true,
        sortable: ['Row', 'Name', 'Field'],
        filters: [{ field: 'options.filter', title: 'Find a fault' }],
        toolbar: [download(GetFaultyRowsOfFile, wanted, { label: 'Save faulty rows', icon: 'download' })],
        empty: 'Every row is right, as far as that shows now.',
      }),
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
    review('review', {
      title: 'Review',
      show: [
        { field: 'check.Source', title: 'File' },
        { field: 'check.ParentAccount', title: 'Belongs to' },
        { field: 'check.RowsCount', as: 'Number', title: 'Rows' },
        { field: 'check.ReadyCount', as: 'Number', title: 'Can be imported' },
        { field: 'check.FaultyCount', as: 'Number', title: 'Are left out' },
        'when.name',
        'when.isDryRun',
        'when.scheduledDateUtc',
      ],
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
