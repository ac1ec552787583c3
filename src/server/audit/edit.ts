/** An edit of what somebody has read before: whoever began from an older state than there is now is told so, and by whom it was changed. */
import type { AnyOperation, Edits } from '../../define/contract/operation.ts';
import { idsAt } from '../../define/contract/subject.ts';
import { valueAt } from '../../rules/path.ts';
import { Failure } from '../calls/failure.ts';
import { holdRecord, versionOf } from '../db/record-version.ts';
import { recordKinds } from '../db/tables.ts';
import type { Transaction } from '../db/transaction.ts';
import type { SubjectAccount } from './subject.ts';

export interface EditCall {
  readonly operation: Pick<AnyOperation, 'operation' | 'edits'>;
  readonly input: unknown;
  readonly subjects: Promise<readonly SubjectAccount[] | undefined>;
  /** Who is signed in. */
  readonly userAccountId: number | undefined;
}

/**
 * Asked before the handler, so that the record stays as it is found here. The refusal counts only when the handler has found
 * nothing wrong: who may not see a record must not learn that it has changed.
 */
export async function refusedEdit(
  transaction: Pick<Transaction, 'prepared'>,
  { operation, input, subjects, userAccountId }: EditCall,
): Promise<Failure | undefined> {
  const { edits } = operation;
  if (!edits) return undefined;
  // In one order, so that two who edit the same ones never wait for each other.
  const edited = editedIn(edits, input).sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
  for (const { id } of edited) await holdRecord(transaction, edits.record, id);
  for (const { id, read } of edited) {
    if (read.length === 0) continue;
    const present = await versionOf(transaction, edits.record, id);
    if (read.every((version) => version === present)) continue;
    // Whoever names what he does not see is told so by the handler.
    const seen = await subjects.catch(() => undefined);
    const accounts = seen?.map(({ accountId }) => accountId) ?? [];
    return overtaken(await lastWriter(transaction, operation, id, accounts), userAccountId);
  }
  return undefined;
}

type Id = number | string;

interface Edited {
  readonly id: Id;
  /** The version that its editor began from, as often as it is sent; none: he has read nothing. */
  readonly read: readonly Id[];
}

/** One record; or each of a list, with the version beside it. */
function editedIn(edits: Edits, input: unknown): Edited[] {
  const [id = '', version = ''] = [[edits.id].flat(), [edits.version].flat()].map(([path]) => path);
  const [list = '', key] = id.split('[].');
  if (key !== undefined && version.startsWith(`${list}[].`))
    return (valueAt(input, list) as readonly unknown[]).flatMap((line) =>
      idsAt(line, key).map((each) => ({ id: each, read: idsAt(line, version.slice(list.length + 3)) })),
    );
  const [found] = [edits.id].flat().flatMap((path) => idsAt(input, path));
  const read = [edits.version].flat().flatMap((path) => idsAt(input, path));
  return found === undefined ? [] : [{ id: found, read }];
}

interface Writer {
  readonly utc: string;
  readonly accountId: number;
  /** Absent: out of the session's sight. */
  readonly name: string | undefined;
}

function overtaken(writer: Writer | undefined, userAccountId: number | undefined): Failure {
  const changed = { ...(writer && { Utc: writer.utc }), ...(writer?.name !== undefined && { By: writer.name }) };
  if (writer && writer.accountId === userAccountId) return new Failure(409, 'changedElsewhere', {}, undefined, changed);
  if (writer?.name === undefined) return new Failure(409, 'changedMeanwhile', {}, undefined, changed);
  return new Failure(409, 'changedBy', { name: writer.name }, undefined, changed);
}

/** The entry of the transaction that wrote the record last; where only rows were taken away, the last one of the same call. */
async function lastWriter(
  transaction: Pick<Transaction, 'prepared'>,
  { operation, edits }: EditCall['operation'],
  id: Id,
  accounts: readonly number[],
): Promise<Writer | undefined> {
  const { record = '' } = edits ?? {};
  const { table = '', id: column = '', rows = 'true', by } = recordKinds.get(record) ?? {};
  const own = `from ${table} where ${column} = $1 and ${rows}`;
  const ofNobody = by ? `or entry.target_account_id in (select ${by} ${own})` : '';
  const [row] = await transaction.prepared(
    `writer ${record}`,
    `select entry.occurred_utc, entry.user_account_id, writer.display_name
     from audit_entry entry left join account writer on writer.account_id = entry.user_account_id and in_scope(writer.path)
     cross join lateral (select entry.xmin::text = any (select xmin::text ${own}) as wrote) own
     where (entry.target_account_id = any($2::bigint[]) ${ofNobody}) and (own.wrote or entry.operation = $3)
     order by own.wrote desc, entry.audit_entry_id desc limit 1`,
    [id, accounts, operation],
  );
  if (!row) return undefined;
  const [at, accountId, name] = row as [Date, number, string | null];
  return { utc: at.toISOString(), accountId: Number(accountId), name: name ?? undefined };
}
