/** Gives the connectors of the demo world's vendors their address here, and both sides the secret that only they share. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Secrets } from '../../secrets.ts';
import { vendors } from '../world/catalogue/vendors.ts';
import type { Owner } from './state.ts';
import { takeOver } from './take-over.ts';
import { tempers } from './tempers.ts';

interface Found {
  readonly connector_id: number;
  readonly url: string;
  readonly secret: Buffer | null;
  readonly known_url: string | null;
}

/** What somebody has set up himself stays as it is. */
export async function connectVendors(owner: Owner, secrets: Secrets, origin: string): Promise<void> {
  for (const [index, { domain }] of vendors.entries()) {
    const slug = domain.replace(/\.example$/, '');
    const { rows } = await sql<Found>`
      select c.connector_id, c.url, c.secret, v.url as known_url from connector c
      left join demo_vendor.vendor v on v.slug = ${slug}
      where c.kind = 'Webhook' and (c.connector_id = v.connector_id or v.slug is null) and c.url in (v.url, ${`https://provisioning.${domain}/portolan`})
      order by c.connector_id limit 1`.execute(owner);
    const [found] = rows;
    const url = `${origin}/${slug}`;
    if (!found || found.url === url) continue;
    await owner.transaction().execute(async (transaction) => {
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      const temper = tempers[index % tempers.length];
      if (found.known_url === null && found.secret === null)
        await sql`update connector set secret = ${secrets.encrypt('connector', secret)}
          where connector_id = ${found.connector_id}`.execute(transaction);
      await sql`insert into demo_vendor.vendor (slug, connector_id, url, secret, temper)
        values (${slug}, ${found.connector_id}, ${url}, ${secret}, ${temper})
        on conflict (slug) do update set url = excluded.url`.execute(transaction);
      await sql`insert into demo_vendor.metered (slug, sku, item)
        select ${slug}, s.vendor_sku, i.vendor_sku from service s join item i using (service_id)
        where s.connector_id = ${found.connector_id} and i.basis = 'Metered' and s.vendor_sku is not null and i.vendor_sku is not null
        on conflict do nothing`.execute(transaction);
      if (found.known_url === null) await takeOver(transaction, slug, found.connector_id);
      await sql`update connector set url = ${url}, check_wanted_utc = now()
        where connector_id = ${found.connector_id}`.execute(transaction);
    });
  }
}
