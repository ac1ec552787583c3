/** What a bundle of one's own is made of, and what a service may be upgraded to. */
import {
  action,
  type BindingScope,
  type Block,
  constant,
  type DataOf,
  go,
  options,
  param,
  part,
  row,
  stack,
  table,
  view,
  where,
} from '#define';
import GetLinkableServices from '../../operations/ServiceManagement/GetLinkableServices.ts';
import GetServiceLinks from '../../operations/ServiceManagement/GetServiceLinks.ts';
import PutBundlePart from '../../operations/ServiceManagement/PutBundlePart.ts';
import PutUpgrade from '../../operations/ServiceManagement/PutUpgrade.ts';
import RemoveBundlePart from '../../operations/ServiceManagement/RemoveBundlePart.ts';
import RemoveUpgrade from '../../operations/ServiceManagement/RemoveUpgrade.ts';

type OfService = Block<BindingScope<{ serviceId: string }>>;
type OfLinks = Block<BindingScope<{ serviceId: string }, DataOf<typeof GetServiceLinks>>>;

const service = { serviceId: param('serviceId') } as const;

const upgrades: OfLinks = table(part(GetServiceLinks, 'Upgrades'), service, {
  title: 'Upgrades',
  columns: [
    { field: 'DisplayName', title: 'Service', width: 280 },
    { field: 'Vendor', width: 200 },
    { field: 'Kind', title: 'What goes over', width: 240 },
    { field: 'State', as: 'Status', title: 'Status', width: 140 },
  ],
  open: go('/service/$serviceId', { serviceId: row('Id') }),
  toolbar: [
    action(PutUpgrade, service, {
      label: 'Add upgrade',
      icon: 'plus',
      ask: [
        {
          field: 'targetServiceId',
          title: 'Service',
          help: 'One of yours, or one that is offered to your company.',
          options: options(
            GetLinkableServices,
            { serviceId: param('serviceId'), purpose: constant('Upgrade') },
            { value: 'Id', label: 'DisplayName', note: 'Vendor', text: 'filter' },
          ),
        },
        { field: 'upgradeKind', title: 'What goes over' },
      ],
      start: { upgradeKind: constant('Full') },
      message: 'Upgrade added',
    }),
  ],
  actions: [
    action(
      RemoveUpgrade,
      { ...service, targetServiceId: row('Id') },
      {
        label: 'Remove upgrade',
        icon: 'trash',
        tone: 'danger',
        confirm: 'Subscriptions no longer go over to it. What has gone over stays.',
        message: 'Upgrade removed',
      },
    ),
  ],
  empty: 'There is nothing to upgrade to.',
});

const parts: OfLinks = table(part(GetServiceLinks, 'Parts'), service, {
  title: 'Parts of the bundle',
  columns: [
    { field: 'DisplayName', title: 'Service', width: 280 },
    { field: 'Vendor', width: 200 },
    { field: 'Quantity', as: 'Number', width: 120 },
    { field: 'State', as: 'Status', title: 'Status', width: 140 },
  ],
  open: go('/service/$serviceId', { serviceId: row('Id') }),
  toolbar: [
    action(
      PutBundlePart,
      { ...service, version: row('Version') },
      {
        label: 'Add part',
        icon: 'plus',
        when: where({ IsBundle: true }),
        ask: [
          {
            field: 'partServiceId',
            title: 'Service',
            help: 'One of yours, or one that is offered to your company. A bundle is no part of another one.',
            options: options(
              GetLinkableServices,
              { serviceId: param('serviceId'), purpose: constant('Part') },
              { value: 'Id', label: 'DisplayName', note: 'Vendor', text: 'filter' },
            ),
          },
          { field: 'quantity', title: 'Quantity' },
        ],
        start: { quantity: constant(1) },
        message: 'Part added',
      },
    ),
  ],
  actions: [
    action(
      PutBundlePart,
      { ...service, partServiceId: row('Id'), version: row('Version') },
      {
        label: 'Change quantity',
        icon: 'pencil',
        ask: [{ field: 'quantity', title: 'Quantity' }],
        start: { quantity: row('Quantity') },
        message: 'Quantity changed',
      },
    ),
    action(
      RemoveBundlePart,
      { ...service, partServiceId: row('Id') },
      {
        label: 'Remove part',
        icon: 'trash',
        tone: 'danger',
        confirm: 'New orders of the bundle come without it. Whoever has it keeps it.',
        message: 'Part removed',
      },
    ),
  ],
  empty: 'It has no parts. Only a service that was created as a bundle takes some.',
});

export const serviceLinks: OfService = view(GetServiceLinks, service, {
  fields: [{ field: 'IsBundle', title: 'Bundle' }],
  below: stack(upgrades, parts),
});
