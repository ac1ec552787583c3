/** Tables of steps: every state is one that something leads to, and final states are those that the product knows as such. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billRunItemMachine, billRunMachine, customChargeMachine, invoiceMachine } from './billing.ts';
import { isFinal, type Machine, mayTake } from './machine.ts';
import { offerMachine } from './offer.ts';
import { orderMachine } from './order.ts';
import { priceUpdateMachine } from './price-update.ts';
import { provisioningRequestMachine } from './provisioning-request.ts';
import { serviceMachine } from './service.ts';
import { subscriptionMachine } from './subscription.ts';

const machines: readonly (readonly [string, Machine, readonly string[]])[] = [
  ['a service', serviceMachine, []],
  ['an offer', offerMachine, []],
  ['a price update', priceUpdateMachine, ['Updated', 'Failed']],
  ['an order', orderMachine, ['Approved', 'Rejected', 'Cancelled']],
  ['a subscription', subscriptionMachine, ['Ended']],
  ['a bill run', billRunMachine, ['Finished']],
  ['a buyer in a bill run', billRunItemMachine, ['Final', 'Nothing', 'Skipped']],
  ['an invoice', invoiceMachine, ['Final']],
  ['a custom charge', customChargeMachine, ['Billed']],
  ['a request to a vendor', provisioningRequestMachine, ['Completed', 'Cancelled', 'RolledBack']],
];

describe.each(machines)('%s', (_name, { states, first, steps }, final) => {
  const all = Object.values(steps);

  it('comes to each of its states, and to no other', () => {
    const reached = new Set([first]);
    for (const state of reached)
      for (const step of all) if (mayTake(step, state) && step.to !== undefined) reached.add(step.to);
    expect([...reached].sort()).toEqual([...states].sort());
    expect(all.flatMap(({ from }) => from).filter((state) => !states.includes(state))).toEqual([]);
  });

  it(`ends in: ${final.join(', ') || 'none'}`, () => {
    expect(states.filter((state) => isFinal({ states, first, steps }, state))).toEqual(final);
  });
});

it('a service that was published once is never a draft again, and never deleted', () => {
  const steps = Object.values<Machine['steps'][string]>(serviceMachine.steps);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 12 }), (walk) => {
      let state: string | undefined = serviceMachine.first;
      let wasPublished = false;
      for (const step of walk) {
        if (state === undefined || !mayTake(step, state)) continue;
        state = step.to;
        wasPublished ||= state === 'Published';
      }
      if (wasPublished) expect(['Published', 'Retired']).toContain(state);
    }),
  );
});
