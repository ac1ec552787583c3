/** With whose rights the portal can be looked at: bundles are joined, and nobody looks further than his own rights reach. */
import { expect, it } from 'vitest';
import { capabilitySetExample } from '../../../manifests/entities/CapabilitySet.ts';
import { roleExample } from '../../../manifests/entities/Role.ts';
import { mayViewAs, previewChoices } from './view-as.ts';

const set = (CapabilitySetId: number, Capabilities: { ObjectType: string; Read?: boolean; Update?: boolean }[]) => ({
  ...capabilitySetExample,
  ...{ CapabilitySetId, Name: `Set ${CapabilitySetId}`, Capabilities },
});
const sets = [
  set(1, [{ ObjectType: 'WIKI', Read: true }]),
  set(2, [
    { ObjectType: 'WIKI', Read: false, Update: true },
    { ObjectType: 'JIRA', Read: true },
  ]),
];
const role = { ...roleExample, Name: 'Clerk', CapabilitySets: sets };

it('joins the sets of a role', () => {
  const own = [
    { ObjectType: 'WIKI', Read: true, Update: true },
    { ObjectType: 'JIRA', Read: true, Update: true },
  ];
  const [clerk, first] = previewChoices([role], sets, own);
  expect(clerk).toMatchObject({ name: 'Clerk', kind: 'role', left: 0 });
  expect(clerk?.Capability).toEqual([
    { ObjectType: 'WIKI', Read: true, Update: true },
    { ObjectType: 'JIRA', Read: true },
  ]);
  expect(first).toMatchObject({ name: 'Set 1', kind: 'set', Capability: [{ ObjectType: 'WIKI', Read: true }] });
});

it('leaves out what the one who looks does not hold himself, flag by flag, and counts it', () => {
  const [clerk] = previewChoices([role], sets, [{ ObjectType: 'WIKI', Update: true }]);
  expect(clerk).toMatchObject({ Capability: [{ ObjectType: 'WIKI', Update: true }], left: 1 });
});

it('is for those who may read roles and capability sets', () => {
  expect(mayViewAs([{ ObjectType: 'SECURITY_MANAGEMENT', Read: true }])).toBe(true);
  expect(mayViewAs([{ ObjectType: 'USER_ACCOUNT', Create: true }])).toBe(false);
});
