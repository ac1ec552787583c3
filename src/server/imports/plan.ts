/** What an import is to do, put together from what somebody asks for or from what was kept of it. */
import type { CallContext } from '../../define/contract/handler.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { mayBeChildOf } from '../../rules/accounts/tree.ts';
import { type ImportType, importedAs, rightToImport } from '../../rules/imports/import-type.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { importFields } from './fields.ts';
import { mappingOf } from './mapping.ts';
import type { ImportPlan } from './row-work.ts';
import { openSource, type Source } from './source.ts';

export interface Wanted {
  readonly type: ImportType;
  readonly parentAccountId: number;
  /** The path of an uploaded file. */
  readonly file: string;
  /** Absent: as the columns are called. */
  readonly mapping?: Readonly<Record<string, string | null>>;
}

/** @throws 403 without the right to make such accounts. */
export function assertMayImport({ session }: CallContext, type: ImportType): void {
  if (!meets(session.user.Capability, rightToImport(type))) throw new Failure(403, 'mayNotImport');
}

/** @throws 403 without the right, 404 for a parent out of sight or a file that is not the caller's, 409 for a parent that cannot be one, 400 for wrong columns. */
export async function planOf(context: CallContext, wanted: Wanted): Promise<ImportPlan & { readonly source: Source }> {
  const { type, parentAccountId, file } = wanted;
  assertMayImport(context, type);
  const parent = await findAccount(context, parentAccountId, { alive: 'terminated' });
  const source = await openSource(context, file);
  const fields = await importFields(context, type);
  const mapping = mappingOf(context, fields, source.heads, wanted.mapping);
  if (mapping['ParentAccountId'] === undefined && !mayBeChildOf(importedAs[type], parent.account_type))
    throw new Failure(409, 'wrongParent', { name: parent.display_name });
  return { type, parent, fields, mapping, sourceName: source.name, source };
}
