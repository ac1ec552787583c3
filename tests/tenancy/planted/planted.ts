/** Rows that show a query's own check where the sweeps' rows cannot: each planted for the calls that it is about, with policies off. */
import type { TestServer } from '../../database/server.ts';
import { ofDeals } from './deals.ts';
import { ofWhatIsKept } from './kept.ts';
import { ofPersons } from './persons.ts';
import { type Planted, stageOf } from './stage.ts';

export const allPlanted: readonly Planted[] = [...ofPersons, ...ofDeals, ...ofWhatIsKept];

/** What is wrong of all that is planted for these calls. @param server one on which everybody holds every right. */
export async function sweepPlanted(
  server: TestServer,
  isMeant: (operation: string) => boolean,
): Promise<readonly string[]> {
  const meant = allPlanted.filter(({ calls }) => calls.some(({ operation }) => isMeant(operation)));
  if (meant.length === 0) return [];
  const stage = await stageOf(server);
  const faults: string[] = [];
  for (const { says, faults: found } of meant)
    faults.push(...(await found(stage)).map((each) => `Not so: ${says}: ${each}`));
  return faults;
}
