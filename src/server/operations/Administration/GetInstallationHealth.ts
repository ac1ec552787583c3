/** How the installation is, as the database and every server process say. */
import GetInstallationHealth from '../../../../manifests/operations/Administration/GetInstallationHealth.ts';
import { handler } from '../../../define/contract/handler.ts';
import type { DataOf } from '../../../define/contract/operation.ts';
import { assertInstallation } from '../../access/installation.ts';

export default handler(GetInstallationHealth, async (_input, context) => {
  await assertInstallation(context);
  const [row] = await context.prepared('installation_health', 'select installation_health()', []);
  const health = row?.[0] as DataOf<typeof GetInstallationHealth>;
  return { ...health, Servers: health.Servers.map((one) => ({ ...one, ProcessId: String(one.ProcessId) })) };
});
