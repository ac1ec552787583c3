/** What reports were asked, in words: 'Months: This year · Currency, converted: EUR'. */
import type { CallContext } from '../../define/contract/handler.ts';
import { inScope } from '../db/in-scope.ts';
import type { Values } from './asked.ts';
import type { Parameter } from './parameters.ts';
import type { Report } from './report.ts';
import { type Choice, sayIn } from './say.ts';

interface AskedReport {
  readonly report: Report | undefined;
  readonly values: Values;
}

/** Of each of them, in their order; names and choices are looked up for all together. An account out of sight is told by its number alone. */
export async function askedTexts(context: CallContext, asked: readonly AskedReport[]): Promise<readonly string[]> {
  const said = asked.map(({ report, values }) =>
    (report?.parameters ?? []).flatMap((parameter) => {
      const value = values[parameter.name];
      return value === undefined ? [] : [{ parameter, value }];
    }),
  );
  const found = said.flat().flatMap(({ parameter, value }) => (parameter.finds ? [Number(value)] : []));
  const names = await namesOf(context, found);
  const choices = await choicesOf(
    context,
    said.flat().map(({ parameter }) => parameter),
  );
  const textOf = ({ title, finds, choices: list }: Parameter, value: string | number): string => {
    const chosen = list && choices.get(list)?.find(({ Value }) => Value === value)?.Label;
    return `${title(sayIn(context))}: ${(finds ? names.get(Number(value)) : chosen) ?? value}`;
  };
  return said.map((parameters) => parameters.map(({ parameter, value }) => textOf(parameter, value)).join(' · '));
}

/** Several reports may offer the same choices. */
async function choicesOf(context: CallContext, parameters: readonly Parameter[]) {
  const choices = new Map<NonNullable<Parameter['choices']>, readonly Choice[]>();
  for (const { choices: list } of parameters)
    if (list && !choices.has(list)) choices.set(list, await list(sayIn(context), context));
  return choices;
}

/** Policies and scope as for any list: only accounts of the branch have a name here. */
async function namesOf({ db }: CallContext, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['account_id', 'display_name'])
    .where('account_id', 'in', [...new Set(ids)])
    .where(inScope('path'))
    .execute();
  return new Map(rows.map(({ account_id, display_name }) => [account_id, display_name]));
}
