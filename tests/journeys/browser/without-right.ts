/** Somebody who lacks a right that every role of the demo world holds. */
import type { BrowserContext } from 'playwright-core';

/** From the next load on, who is signed in there is told nothing of the right. */
export async function withoutRight(context: BrowserContext, right: string): Promise<void> {
  await context.route('**/Authorization/GetCurrentUser', async (route) => {
    const answer = await route.fetch();
    const said = await answer.json();
    const Capability = said.data.Capability.filter(({ ObjectType }: { ObjectType: string }) => ObjectType !== right);
    await route.fulfill({ response: answer, json: { ...said, data: { ...said.data, Capability } } });
  });
}
