/** What no catalogue of the demo world may hold: what is wrong, and the rows that would be. */
import { allLanguages } from '../../../../rules/limits.ts';

const languages = `array[${allLanguages.map((language) => `'${language}'`).join()}]`;

/** Sellers have a profile for their logo alone. */
const vendors = `(select * from vendor_profile v where exists (select from service s where s.owner_account_id = v.account_id)) p`;

export const catalogueFlaws: Readonly<Record<string, string>> = {
  'vendors without profile, mark or texts': `${vendors} where state <> 'Published' or logo_path is null or website is null
    or not descriptions ?& ${languages} or not legal_texts ?& ${languages}`,
  'vendors without a connector': `${vendors} where not exists (select from connector c where c.owner_account_id = p.account_id)`,
  'vendors without somebody who looks after their services': `${vendors} where not exists (select from account a
    join user_role u on u.user_account_id = a.account_id join role r using (role_id)
    where a.parent_account_id = p.account_id and r.name = 'Product owner' and a.terminated_utc is null)`,
  'subscriptions of services that are not there':
    'account a left join service s using (product_name) where a.product_name is not null and s.service_id is null',
  'services without a text in some language': `service where not names ?& ${languages} or not summaries ?& ${languages}`,
  'services with an English summary in another language': `service, jsonb_each_text(summaries) of_language
    where key <> 'en' and value = summaries ->> 'en'`,
  'services without description': `service_text
    where length(description_html) < 400 or description_html not like '<p>_%<h3>_%<ul><li>_%</ul><p>_%<p>_%'`,
  'services with more or less in them than in English': `service_text t join service_text english using (service_id)
    where english.language = 'en'
      and regexp_count(t.description_html, '<li>') <> regexp_count(english.description_html, '<li>')`,
  'services without icon or connector': 'service where icon_path is null or connector_id is null',
  'services without a required item that has a price': `service s where not exists (select from item i join item_srp r using (item_id)
    where i.service_id = s.service_id and i.state = 'Active' and i.is_required)`,
  'items without cost and SRP': `item i where not exists (select from item_srp r where r.item_id = i.item_id)
    and not exists (select from item_cost c where c.item_id = i.item_id)`,
  'items without a name in some language': `item where not names ?& ${languages}`,
  'services that nobody would find': "service where search_text not like '%' || search_form(names ->> 'de') || '%'",
  'services without two pictures': `service s where (select count(*) from service_file f
    where f.service_id = s.service_id and f.kind = 'Illustration' and f.width > 0 and f.height > 0) <> 2`,
  'files that are not stored as they say': `service_file f left join stored_image i using (path)
    where i.path is null or length(i.content) <> f.size or i.content_type <> f.content_type`,
  'published services that nobody offers': `service s where s.state = 'Published' and not exists (select from marketplace_offer o
    join marketplace m using (marketplace_id) where o.service_id = s.service_id and o.state = 'Active' and m.state = 'Active')`,
  'offers of what their seller cannot buy': `marketplace_offer o join marketplace m using (marketplace_id)
    join account seller on seller.account_id = m.owner_company_id
    where o.state = 'Active' and seller.parent_account_id is not null and not exists (select from marketplace_customer c
      join marketplace_offer above on above.marketplace_id = c.marketplace_id and above.service_id = o.service_id and above.state = 'Active'
      where c.customer_account_id = seller.account_id)`,
  'customers who buy nowhere, or in two pricelists': `account a where a.account_type in ('Company', 'Reseller')
    and exists (select from marketplace m where m.owner_company_id = a.parent_account_id and m.state = 'Active' and m.currency = a.currency)
    and (select count(*) from marketplace_customer c where c.customer_account_id = a.account_id) <> 1`,
  'customers in a pricelist of another currency than theirs': `marketplace_customer c join marketplace m using (marketplace_id)
    join account a on a.account_id = c.customer_account_id where m.currency <> a.currency`,
  'subscriptions that are not counted': `service s where ranking <> (select count(*) from account a
    where a.product_name = s.product_name and a.account_state = 'Active')`,
};
