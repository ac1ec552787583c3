/** Goes the last bit to a step of a wizard: accepts what was kept, and where its result is wanted makes the call. */
import { appeared, settled } from '../testing/settled.ts';
import type { StepPath } from './wizard-steps.ts';

/** @throws when another step is open. */
export async function reachStep(place: HTMLElement, { step, at, sends }: StepPath): Promise<void> {
  await isOpen(place, sends ? at - 1 : at);
  place.querySelector<HTMLElement>('[data-restored] button')?.click();
  await settled(place);
  if (!sends) return;
  for (const box of place.querySelectorAll<HTMLElement>('input[type="checkbox"]:not(:checked)')) box.click();
  await settled(place);
  [...place.querySelectorAll<HTMLElement>('[data-action-bar] button')].at(-1)?.click();
  await isOpen(place, at);
  await settled(place);

  async function isOpen(within: HTMLElement, index: number): Promise<void> {
    const open = `ol > li:nth-child(${index + 1})[aria-current]`;
    await appeared(within, open);
    if (!within.querySelector(open)) throw new Error(`Not step ${index + 1} (${step}) is open: ${within.innerText}`);
  }
}
