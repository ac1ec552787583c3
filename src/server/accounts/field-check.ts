/** The field that a form asks about while somebody types, and where its value would stand. */
import type ValidateUniqueField from '../../../manifests/operations/Account/ValidateUniqueField.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import accountErrors from '../../rules/errors/accounts.ts';
import type { StoredField } from '../layouts/stored-field.ts';
import { creationView, generalView } from '../layouts/view-layouts.ts';
import { findAccount } from './find.ts';
import { valueProblem } from './values.ts';

type Question = InputOf<typeof ValidateUniqueField>;

interface CheckedField {
  /** Undefined when the view has no such field. */
  readonly field: StoredField | undefined;
  readonly within: number;
  readonly besides?: number;
}

/** @throws 404 for an account out of sight. */
async function checkedField(context: CallContext, question: Question): Promise<CheckedField> {
  const { accountId, parentAccountId, accountType, fieldName } = question;
  const { session, layouts, language } = context;
  const own = accountId === undefined ? undefined : await findAccount(context, accountId);
  const parent = parentAccountId === undefined ? undefined : await findAccount(context, parentAccountId);
  const type = own?.account_type ?? accountType ?? 'User';
  const name = own ? generalView : creationView;
  const view = layouts.view(session.user.Capability, language, type, name, own?.product_name ?? null);
  const within = own?.account_id ?? parent?.account_id ?? session.user.CompanyAccount.AccountId;
  return { field: view.fields.get(fieldName), within, ...(own ? { besides: own.account_id } : {}) };
}

/** The answer to a field question, with the reason in the caller's language; a field without such a rule has only its others. */
export async function fieldCheck(context: CallContext, question: Question) {
  const { field, ...place } = await checkedField(context, question);
  const problem = field
    ? await valueProblem(context, field, question.value.trim(), { ...place, hold: false })
    : { text: accountErrors.unknownField, parameters: { field: question.fieldName } };
  if (!problem) return { IsValid: true };
  return { IsValid: false, Message: context.text(problem.text, problem.parameters) };
}
