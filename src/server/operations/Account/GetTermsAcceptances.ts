/** One page of what a company and those below it have accepted. */
import { sql } from 'kysely';
import GetTermsAcceptances from '../../../../manifests/operations/Account/GetTermsAcceptances.ts';
import { handler } from '../../../define/contract/handler.ts';
import { instantOf } from '../../../rules/format/instant.ts';
import { companies, findAccount } from '../../accounts/find.ts';
import { utc } from '../../accounts/row.ts';
import { inScope, isListed } from '../../db/in-scope.ts';
import { pageOf } from '../../db/list-query.ts';

interface Row {
  terms_id: number;
  name: string;
  product_name: string | null;
  version: number;
  company_id: number;
  company_name: string;
  company_type: string;
  user_id: number | null;
  user_name: string | null;
  language: string | null;
  accepted_utc: Date;
}

export default handler(GetTermsAcceptances, async ({ accountId, from, to, ...input }, context) => {
  const { path } = await findAccount(context, accountId, { types: companies });
  const since = from === undefined ? sql`` : sql`and given.accepted_utc >= ${instantOf(from)}`;
  const before = to === undefined ? sql`` : sql`and given.accepted_utc < ${instantOf(to)}`;
  // Both accounts are read once more under the session's own policies.
  const acceptances = sql<Row>`
    select given.terms_id, given.product_name, given.version, given.language, given.accepted_utc,
      coalesce(given.titles->>${context.language}::text, given.titles->>'en',
        (select value from jsonb_each_text(given.titles) limit 1), '') as name,
      company.account_id as company_id, company.display_name as company_name, company.account_type as company_type,
      person.account_id as user_id, person.display_name as user_name
    from acceptances_in_branch() given
    join account company on company.account_id = given.company_account_id
    left join account person on person.account_id = given.user_account_id and ${inScope('person.path')}
    where company.path >= ${path} and company.path < ${`${path}:`}
      and ${inScope('company.path')} and ${isListed('company')} ${since} ${before}`;
  const { rows, total } = await pageOf(context.db, acceptances, {
    order: {
      Name: 'name',
      ProductName: 'product_name',
      Version: 'version',
      'Company.DisplayName': 'company_name',
      'User.DisplayName': 'user_name',
      AcceptedUtc: 'accepted_utc',
    },
    texts: { language: context.language, columns: ['name', 'product_name', 'company_name', 'user_name'] },
    standard: { accepted_utc: 'desc', terms_id: 'desc', company_id: 'asc' },
    find: ['name', 'product_name', 'company_name', 'user_name'],
    input,
  });
  const languages = new Intl.DisplayNames(context.language, { type: 'language' });
  return {
    TotalCount: total,
    Items: rows.map((row) => ({
      TermsId: Number(row.terms_id),
      Name: row.name,
      ...(row.product_name === null ? {} : { ProductName: row.product_name }),
      Version: row.version,
      Company: { AccountId: row.company_id, DisplayName: row.company_name, AccountType: row.company_type },
      ...(row.user_id === null || row.user_name === null
        ? {}
        : { User: { AccountId: row.user_id, DisplayName: row.user_name, AccountType: 'User' } }),
      ...(row.language === null ? {} : { Language: languages.of(row.language) ?? row.language }),
      AcceptedUtc: utc(row.accepted_utc),
    })),
  };
});
