/** Writes the groups of services and what each of them holds. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { insertAll } from '../insert-all.ts';
import { demoGroups } from './groups.ts';
import type { PresentService } from './put-services.ts';

export async function putGroups(owner: Kysely<Tables>, services: readonly PresentService[]): Promise<void> {
  await insertAll(
    owner,
    'service_group',
    demoGroups.map((group, position) => ({ owner_company_id: group.owner, name: group.name, position })),
  );
  const rows = await owner
    .selectFrom('service_group')
    .select(['service_group_id', 'owner_company_id', 'name'])
    .execute();
  await insertAll(
    owner,
    'service_group_member',
    rows.flatMap(({ service_group_id, owner_company_id, name }) => {
      const group = demoGroups.find((one) => one.owner === owner_company_id && one.name === name);
      return services
        .filter((service) => service.state === 'Published' && group?.holds(service))
        .map(({ id }) => ({ service_group_id, service_id: id }));
    }),
  );
}
