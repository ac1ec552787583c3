/** Makes accounts of the rows of an import, in the name of who has sent them. */
import { Type } from 'typebox';
import { ImportType, importId } from '../../../manifests/entities/import.ts';
import { job } from '../../define/contract/job.ts';
import { rightToImport } from '../../rules/imports/import-type.ts';
import { runImport } from '../imports/run.ts';

export default job('import', {
  payload: Type.Object({ importId, type: ImportType }),
  needs: ({ type }) => rightToImport(type),
  run: ({ importId: one }, context) => runImport(context, one),
});
