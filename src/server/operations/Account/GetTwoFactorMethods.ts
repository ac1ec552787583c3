/** The second factors of a user that are switched on. */
import { sql } from 'kysely';
import GetTwoFactorMethods from '../../../../manifests/operations/Account/GetTwoFactorMethods.ts';
import { handler } from '../../../define/contract/handler.ts';
import { rowVersion } from '../../db/record-version.ts';
import { findUser } from '../../identity/find.ts';
import { relationTo } from '../../identity/user-relation.ts';

interface Row {
  authentication_method_id: number;
  name: string;
  kind: 'AuthenticatorApp' | 'Email';
  is_primary: boolean;
  address: string | null;
  created_utc: Date;
  last_used_utc: Date | null;
  version: string;
}

export default handler(GetTwoFactorMethods, async ({ userAccountId }, context) => {
  const user = await findUser(context, userAccountId);
  const { rows } = await sql<Row>`
    select m.*, ${rowVersion('m', 'name')} as version from methods_of(${user}) m`.execute(context.db);
  const { IsOwn } = await relationTo(context, user);
  return rows.map((row) => ({
    Id: row.authentication_method_id,
    Name: row.name,
    Kind: row.kind,
    IsPrimary: row.is_primary,
    CreatedUtc: row.created_utc.toISOString(),
    Version: row.version,
    ...(row.address === null ? {} : { Address: row.address }),
    ...(row.last_used_utc === null ? {} : { LastUsedUtc: row.last_used_utc.toISOString() }),
    ...(IsOwn && { IsOwn }),
  }));
});
