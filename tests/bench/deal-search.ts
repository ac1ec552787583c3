/** Orders and invoices found as somebody types into the header, beside a million of them. */
import type pg from 'pg';
import { latencies, p95 } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';
import { signedIn } from './server.ts';

const many = 1_000_000;

export async function benchDealSearch(database: pg.Client, address: string): Promise<readonly Goal[]> {
  await plant(database);
  const { rows } = await database.query<{ number: string; names: string }>(`
    select number, search_names as names from searched_deal where kind = 'Invoice' order by deal_id desc limit 400`);
  const goals: Goal[] = [];
  for (const user of ['owner', 'reseller', 'admin']) {
    const { call } = await signedIn(address, user);
    for (const kind of ['Orders', 'Invoices']) {
      const times: number[] = [];
      const timed = async (searchString: string) => {
        const began = performance.now();
        await call(`Account/Search${kind}`, { searchString, maxRows: 4 });
        times.push(performance.now() - began);
      };
      for (let step = 0; step < 40; step += 1) {
        const { number = '', names = '' } = rows[(step * 7) % rows.length] ?? {};
        const words = names
          .trim()
          .split(' ')
          .filter((word) => /^[a-z]{5}/.test(word));
        const [name = 'donau', other = 'cloud'] = words;
        // A beginning, a whole word, two of them, a slip and a number.
        for (const text of [name.slice(0, 2), name.slice(0, 4), name, `${other} ${name}`, slip(name), number])
          await timed(text);
      }
      console.info(`  ${user.padEnd(9)} ${kind.toLowerCase().padEnd(9)} ${latencies(times)}`);
      goals.push({
        goal: `${kind.toLowerCase()} found by ${user} beside a million, p95`,
        unit: 'ms',
        ours: [p95(times)],
        wanted: { atMost: 50 },
      });
    }
  }
  return goals;
}

/** The third and the fourth letter change places. */
const slip = (word: string): string => word.replace(/^(..)(.)(.)/, '$1$3$2');

/** Like those that are there, of all customers; what is found of them is ranked, and then is no invoice. */
async function plant(database: pg.Client): Promise<void> {
  await database.query(`
    select keep_searched_orders(array(select order_id from customer_order));
    insert into searched_deal (kind, deal_id, seller_account_id, buyer_account_id, number, search_names)
      select 'Invoice', 10000000 + n, c.parent_account_id, c.account_id, 'I-2025-' || lpad(n::text, 6, '0'),
        ' ' || search_form(concat_ws(' ', 'I-2025-' || lpad(n::text, 6, '0'), c.display_name, c.account_identificator, seller.display_name, 'PO ' || n))
          || s.search_names
      from generate_series(1, ${many}) n
      join (select a.*, row_number() over (order by account_id) as place, count(*) over () as all_of
        from account a where account_type = 'Company') c on c.place = 1 + n % c.all_of
      join account seller on seller.account_id = c.parent_account_id
      join (select search_names, row_number() over (order by service_id) as place, count(*) over () as all_of from service) s
        on s.place = 1 + n % s.all_of;
    analyze searched_deal`);
  // What was written at once waits in a list beside the index until it is tidied.
  await database.query('vacuum searched_deal');
}
