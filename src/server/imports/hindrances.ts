/** What hangs on the accounts of an import, in words. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { someNames } from '../calls/some-names.ts';

const reasons = {
  Below: (t: Translate) => t('Accounts below it'),
  SignedIn: (t: Translate) => t('Has signed in'),
  Ordered: (t: Translate) => t('Orders'),
  Provisioned: (t: Translate) => t('Requests to vendors'),
  Billed: (t: Translate) => t('Bills'),
  Charged: (t: Translate) => t('Custom charges'),
  Quoted: (t: Translate) => t('Quotes'),
  Used: (t: Translate) => t('Use that vendors told'),
  Changed: (t: Translate) => t('Changed since'),
} as const;
type Translate = (text: string) => string;

export interface Hindrance {
  readonly account_id: number;
  readonly display_name: string;
  readonly reason: keyof typeof reasons;
  readonly found: number;
}

/** @param accountId of one account alone. */
export async function hindrancesOf(
  { db }: Pick<CallContext, 'db'>,
  importId: number,
  accountId: number | null = null,
): Promise<readonly Hindrance[]> {
  const { rows } = await sql<Hindrance>`
    select account_id, display_name, reason, sum(found)::integer as found from import_hindrances(${importId}, ${accountId})
    group by 1, 2, 3 order by 1, 3`.execute(db);
  return rows;
}

export const reasonText = (context: Pick<CallContext, 'text'>, reason: Hindrance['reason']): string =>
  reasons[reason]((english) => context.text(english));

/** "Ada Huber (Has signed in), Ben Maier (Orders), Carla Novak (Orders), and 4 more" */
export const inShort = (context: CallContext, hindrances: readonly Hindrance[]): string =>
  someNames(
    context,
    hindrances.map(({ display_name, reason }) => `${display_name} (${reasonText(context, reason)})`),
  );
