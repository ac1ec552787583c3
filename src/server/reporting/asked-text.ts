/** What a report was asked, in words: 'Months: This year · Currency, converted: EUR'. */
import type { CallContext } from '../../define/contract/handler.ts';
import { inScope } from '../db/in-scope.ts';
import type { Values } from './asked.ts';
import type { Report } from './report.ts';
import { sayIn } from './say.ts';

/** An account out of sight is told by its number alone. */
export async function askedText(context: CallContext, { parameters }: Report, values: Values): Promise<string> {
  const told: string[] = [];
  for (const { name, title, choices, finds } of parameters) {
    const value = values[name];
    if (value === undefined) continue;
    const listed = await choices?.(sayIn(context), context);
    const label = finds ? await nameOf(context, Number(value)) : listed?.find(({ Value }) => Value === value)?.Label;
    told.push(`${title(sayIn(context))}: ${label ?? value}`);
  }
  return told.join(' · ');
}

/** Policies and scope as for any list: only accounts of the branch have a name here. */
async function nameOf({ db }: CallContext, accountId: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('account')
    .select('display_name')
    .where('account_id', '=', accountId)
    .where(inScope('path'))
    .executeTakeFirst();
  return found?.display_name;
}
