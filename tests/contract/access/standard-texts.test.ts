/** Names that every installation begins with: each reads them in his language, and nobody changes them by reading. */
import { expect, it, onTestFinished } from 'vitest';
import GetRole from '../../../manifests/operations/Account/GetRole.ts';
import GetRoles from '../../../manifests/operations/Account/GetRoles.ts';
import UpdateRole from '../../../manifests/operations/Account/UpdateRole.ts';
import { startTestServer } from '../../database/server.ts';

interface Named {
  readonly RoleId: number;
  readonly Name: string;
}

it('a role that every installation begins with is read in the language of the reader, and kept as it was', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const here = await server.as('owner');
  const { AccountId } = (await here.me()).CompanyAccount;
  const german = { 'accept-language': 'de' };
  const read = async (headers = {}) =>
    (await here.post(GetRoles.operation, { ownerCompanyId: AccountId }, headers)).data as readonly Named[];
  const find = (roles: readonly Named[]) => roles.find(({ Name }) => /^(User|Benutzer)$/.test(Name));
  const mine = find(await read(german));
  expect(mine).toMatchObject({
    Name: 'Benutzer',
    Description: 'Arbeitet mit dem eigenen Konto, Bestellungen und Benachrichtigungen.',
    SetNames: ['Eigenes Konto', 'Selbstbedienung'],
  });
  const asked = { ownerCompanyId: AccountId, roleId: mine?.RoleId };
  const { data } = await here.post(GetRole.operation, asked, german);
  const { Input } = data as { Input: object };
  expect((await here.post(UpdateRole.operation, { ...asked, role: Input }, german)).status).toBe(200);
  expect(find(await read())).toMatchObject({
    RoleId: mine?.RoleId,
    Name: 'User',
    SetNames: ['Own account', 'Self-service'],
  });
});
