/** Ends the accounts that an import made, in the name of who takes it back. */
import { Type } from 'typebox';
import { importId } from '../../../manifests/entities/import.ts';
import { can } from '../../define/contract/capability.ts';
import { job } from '../../define/contract/job.ts';
import { undoImport } from '../imports/undo.ts';

export default job('undo-import', {
  payload: Type.Object({ importId }),
  needs: () => can('MY_IMPORTS', 'Read', 'Execute'),
  run: ({ importId: one }, context) => undoImport(context, one),
});
