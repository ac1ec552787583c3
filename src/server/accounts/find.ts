/** The account that a call is about, as long as the session sees it: the one finder, whose options are the checks that follow. */
import type { ErrorCode } from '../../define/contract/errors.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { AccountTypeName } from '../../rules/accounts/rights.ts';
import { Failure, noAccount } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';
import { ownPath } from './own-path.ts';

const columns = [
  'account_id',
  'parent_account_id',
  'path',
  'account_type',
  'account_state',
  'account_identificator',
  'product_name',
  'display_name',
  'country',
  'currency',
  'terminates_utc',
] as const;

/** A kind of accounts, and the error of all others. */
interface Kind {
  readonly of: readonly AccountTypeName[];
  readonly otherwise: ErrorCode;
}

export const users: Kind = { of: ['User'], otherwise: 'usersOnly' };
export const companies: Kind = { of: ['Company', 'Reseller'], otherwise: 'companiesOnly' };

export const resellers: Kind = { of: ['Reseller'], otherwise: 'resellersOnly' };

export interface FindOptions {
  /** 403 for another type. */
  readonly types?: Kind;
  /** 403 when the caller may not do it to accounts of this type. */
  readonly may?: {
    readonly to: (context: CallContext, type: AccountTypeName) => boolean;
    readonly otherwise: ErrorCode;
  };
  /** 409 with this error when it has ended. */
  readonly alive?: 'terminated';
  /** 409 with this error when the caller works within it. */
  readonly notOwn?: ErrorCode;
  /** It stays as it is until the call has ended: for calls that put something below it ('share'), or change it ('update'). */
  readonly hold?: 'share' | 'update';
}

export type FoundAccount = Awaited<ReturnType<typeof findAccount>>;

/** @throws 404 for an id that is absent or lies outside of the session's scope, both answer alike; else what the options say, in their order. */
export async function findAccount(
  context: CallContext,
  accountId: number,
  { types, may, alive, notOwn, hold }: FindOptions = {},
) {
  const seen = context.db
    .selectFrom('account')
    .select(columns)
    .where('account_id', '=', accountId)
    .where(inScope('path'));
  const held = hold === 'update' ? seen.forUpdate() : hold === 'share' ? seen.forShare() : seen;
  const account = await held.executeTakeFirst();
  if (!account) throw noAccount(accountId);
  if (types && !types.of.includes(account.account_type)) throw new Failure(403, types.otherwise);
  if (may && !may.to(context, account.account_type)) throw new Failure(403, may.otherwise);
  if (alive && account.account_state === 'Terminated') throw new Failure(409, alive, { accountId });
  if (notOwn && ownPath(context).startsWith(account.path)) throw new Failure(409, notOwn);
  return account;
}
