/** The columns of a file as choices, for each field that an import takes. */

import type GetImportColumns from '../../../manifests/operations/Import/GetImportColumns.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { columnName } from '../../rules/files/sheet-text.ts';
import { guessColumns } from '../../rules/imports/guess-columns.ts';
import type { ImportType } from '../../rules/imports/import-type.ts';
import { chosenByName } from '../layouts/reference/import-fields.ts';
import { type ImportField, importFields } from './fields.ts';
import { assertMayImport } from './plan.ts';
import { openSource } from './source.ts';

type Layout = DataOf<typeof GetImportColumns>;

const longestSample = 40;

/** @throws 403 without the right; for a file that is not there, or cannot be read. */
export async function columnLayout(context: CallContext, type: ImportType, file: string): Promise<Layout> {
  assertMayImport(context, type);
  const source = await openSource(context, file);
  const fields = await importFields(context, type);
  const guesses = guessColumns(fields, source.heads);
  let first: readonly string[] = [];
  for await (const { cells } of source.rows()) {
    first = cells;
    break;
  }
  const EnumMembers = source.heads.map((head, column) => ({
    Value: String(column),
    DisplayName: named(column, head, first[column]?.trim() ?? ''),
  }));
  const fieldOf = ({ name, label, isRequired }: ImportField) => ({
    Name: name,
    DisplayValue: label,
    DisplayTemplate: chosenByName,
    EnumMembers,
    ...(isRequired && { IsRequired: true }),
  });
  const container = (Id: string, DisplayValue: string, among: readonly ImportField[]) => ({
    ...{ Id, Name: Id, DisplayValue },
    Fields: among.map(fieldOf),
  });
  // What a service alone asks for is offered only where the file seems to hold it.
  const offered = fields.filter(({ isOfService, name }) => !isOfService || guesses[name] !== undefined);
  const isKnown = ({ name, isRequired }: ImportField): boolean => isRequired || guesses[name] !== undefined;
  const containers = [
    container('known', context.text('Required, or found in the file'), offered.filter(isKnown)),
    container(
      'others',
      context.text('What else a file may hold'),
      offered.filter((field) => !isKnown(field)),
    ),
  ];
  return {
    Start: Object.fromEntries(Object.entries(guesses).map(([name, column]) => [name, String(column)])),
    Pages: [
      {
        ...{ Id: 'columns', Name: 'columns', DisplayValue: context.text('Columns') },
        Containers: containers.filter(({ Fields }) => Fields.length > 0),
      },
    ],
  };
}

/** "C: Mail (ada@donau.example)" */
function named(column: number, head: string, sample: string): string {
  const shown = sample.length > longestSample ? `${sample.slice(0, longestSample)}…` : sample;
  return `${columnName(column)}: ${head || '–'}${shown === '' ? '' : ` (${shown})`}`;
}
