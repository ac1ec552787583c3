/** A right input for every operation, for the sweeps; a new operation is swept once it has its line here. */
import type { AnyOperation } from '../../src/define/operation.ts';

export const operations: readonly AnyOperation[] = Object.values(
  import.meta.glob<AnyOperation>('../../manifests/operations/*/*.ts', { eager: true, import: 'default' }),
);

/** The account's id stands where the call is about one; values that would change it keep what it has. */
const inputs: Readonly<Record<string, (accountId: number) => Record<string, unknown>>> = {
  'Account/SaveAccount': (accountId) => ({ accountId, values: {} }),
  'Authorization/Authenticate': () => ({ userName: 'nobody', password: 'Wrong-Password-1!' }),
};

/** The input of a sample call about one account: the operation's own example with the id put in. */
export function sampleInput(operation: AnyOperation, accountId: number): Record<string, unknown> {
  const own = inputs[operation.operation];
  if (own) return own(accountId);
  const example = operation.example.input as Record<string, unknown>;
  const subject = subjectOf(operation);
  return subject === undefined ? { ...example } : { ...example, [subject]: accountId };
}

/** The input that names the account the call is about. */
export function subjectOf(operation: AnyOperation): string | undefined {
  const { properties = {} } = operation.input as { properties?: Record<string, unknown> };
  return ['accountId', 'targetRoot', 'ownerCompanyId', 'userAccountId', 'companyAccountId', 'parentAccountId'].find(
    (name) => name in properties,
  );
}

/** Signing out would end the caller in the middle of a sweep. */
export const swept = operations.filter(({ operation }) => operation !== 'Authorization/Logout');
