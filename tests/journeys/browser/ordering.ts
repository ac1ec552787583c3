/** What journeys of an order have in common: who orders, his credit, and the term that he chooses. */
import type { Page } from 'playwright-core';
import type { Portal } from './portal.ts';
import { goOn, step } from './wizard.ts';

/** Elektrizitätswerke of the demo world, whose administrator orders. */
export const company = 100_734;

/** Open orders of the demo do not count; the limit is the payer's. */
export const setLimit = (portal: Portal, limit: number): Promise<unknown> =>
  portal.pass(`update portolan.customer_order set first_billed_utc = now() where state = 'Approved' and first_billed_utc is null;
    update portolan.account_value set "values" = "values" || jsonb_build_object('CreditLimit', ${limit} + (
      select coalesce(sum(order_value), 0) from portolan.customer_order where buyer_account_id = ${company} and state = 'Pending'))
    where account_id = ${company}`);

export async function chooseTerm(page: Page, quantity: number): Promise<void> {
  await step(page, 'Configuration');
  await goOn(page);
  await step(page, 'Quantity and term');
  await page.getByRole('textbox', { name: 'Quantity' }).fill(String(quantity));
  await page.getByRole('radio', { name: '12 months, prepaid' }).check();
  // More units would cost less, as the card says.
  if (quantity === 24)
    await page
      .getByText(/25 cost .* EUR less\./)
      .first()
      .waitFor();
  await goOn(page);
}

/** The company has accepted all terms already: they ask for nothing on the way. */
export const acceptTerms = (portal: Portal): Promise<unknown> =>
  portal.pass(`insert into portolan.terms_acceptance (terms_id, company_account_id, user_account_id, language)
    select t.terms_id, ${company}, c.user_account_id, 'en' from portolan.terms t, portolan.credential c
    where c.username = 'admin' and t.published_utc is not null and not t.is_privacy_policy on conflict do nothing`);
