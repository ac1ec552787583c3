/** Whose is what a write is about: the account in whose branch its subject lies, found through the table that keeps it. */
import type { AnyOperation } from '../../define/contract/operation.ts';
import { idsAt, type SubjectInput, subjectInputs } from '../../define/contract/subject.ts';
import { noAccount } from '../calls/failure.ts';
import { subjectKinds } from '../db/tables.ts';
import type { Transaction } from '../db/transaction.ts';

export interface SubjectAccount {
  readonly accountId: number;
  readonly path: string;
}

type Said = Pick<AnyOperation, 'operation' | 'subject'>;

/** Asked before the call deletes or moves it. undefined: no input names anything; empty: it belongs to nobody. */
export async function findSubjects(
  transaction: Pick<Transaction, 'asFirst'>,
  { operation, subject }: Said,
  input: unknown,
): Promise<readonly SubjectAccount[] | undefined> {
  const inputs = subjectInputs(subject);
  const first = inputs.find(({ kind, path }) => kind === inputs[0]?.kind && idsAt(input, path).length > 0);
  if (!first) return undefined;
  const ids = idsAt(input, first.path);
  const rows = await transaction.asFirst(`subject ${first.kind}`, queryOf(first), [ids]);
  if (rows.length > 0)
    return rows.flatMap(([id, path]) => (id === null ? [] : [{ accountId: Number(id), path: String(path) }]));
  if (first.kind === 'Account') throw noAccount(Number(ids[0]));
  throw new Error(`${operation} has written about a ${first.kind} that its caller does not see`);
}

const queries = new Map<string, string>();

function queryOf({ kind, path }: SubjectInput): string {
  const known = queries.get(kind);
  if (known !== undefined) return known;
  const kept = subjectKinds.get(kind);
  if (!kept) throw new Error(`No table keeps ${kind}, which "${path}" names`);
  const { table, id, idType = 'bigint', account } = kept;
  const text = `
    select owner.account_id, owner.path from ${table}
    left join account owner on owner.account_id = ${table}.${account} and in_scope(owner.path)
    where ${table}.${id} = any($1::${idType}[])`;
  queries.set(kind, text);
  return text;
}
