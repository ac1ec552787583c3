/** Differences to vendors and bills as lists show them, and one of them beside its list. */
import {
  type Action,
  action,
  type BindingScope,
  type Block,
  constant,
  type DataOf,
  go,
  link,
  row,
  view,
} from '#define';
import GetDrift from '../../operations/Provisioning/GetDrift.ts';
import MendDrift from '../../operations/Provisioning/MendDrift.ts';

interface Subject {
  DriftId: number;
  AccountId: number;
  EffectOfSending?: string;
  EffectOfTakingOver?: string;
  MaySend: boolean;
  MayTakeOver: boolean;
}
type DriftAction = Action<BindingScope<{}, Subject>>;

const reason = 'It is mended or being mended, cannot be mended so, or your rights do not allow it.';

const mending: readonly DriftAction[] = [
  action(
    MendDrift,
    { driftId: row('DriftId'), way: constant('Ours') },
    {
      label: 'Send our value',
      icon: 'refresh',
      may: 'MaySend',
      reason,
      confirm: {
        text: 'The vendor is asked again for what runs here. {effect}',
        values: { effect: 'EffectOfSending' },
      },
      message: 'The vendor is asked again',
    },
  ),
  action(
    MendDrift,
    { driftId: row('DriftId'), way: constant('Theirs') },
    {
      label: 'Take over the vendor’s value',
      icon: 'check',
      may: 'MayTakeOver',
      reason,
      confirm: {
        text: 'What the vendor has holds here from now on, and is billed. {effect}',
        values: { effect: 'EffectOfTakingOver' },
      },
      message: 'Taken over',
    },
  ),
];

const openAccount: DriftAction = link('Open account', go('/account/$accountId', { accountId: row('AccountId') }), {});

const filters = [
  { field: 'options.filter', title: 'Find a difference' },
  { field: 'states', title: 'Status', display: 'toggles' },
  { field: 'kinds', title: 'What differs' },
] as const;

export const driftColumns = [
  { field: 'Account', title: 'Subscription', width: 220 },
  { field: 'Kind', title: 'What differs', width: 226 },
  { field: 'State', as: 'Status', title: 'Status', width: 110 },
  { field: 'Expected', title: 'Here', width: 110 },
  { field: 'Found', title: 'Found', width: 110 },
  { field: 'FirstSeenUtc', as: 'TimeAgo', title: 'Since', width: 112 },
  { field: 'Company', title: 'Customer', hidden: true },
  { field: 'ProductName', title: 'Service', hidden: true },
  { field: 'Target', title: 'Connector', hidden: true },
  { field: 'Subject', title: 'Number at the vendor, or line', hidden: true },
  { field: 'LastSeenUtc', as: 'DateTimeUtc', title: 'Seen last', hidden: true },
  { field: 'MendedUtc', as: 'DateTimeUtc', title: 'Mended', hidden: true },
] as const;

const sections = [
  {
    title: 'Difference',
    hideEmpty: true,
    fields: [
      { field: 'Kind', title: 'What differs' },
      { field: 'State', as: 'Status', title: 'Status' },
      { field: 'Expected', title: 'Here' },
      { field: 'Found', title: 'Found' },
      { field: 'Remedy', title: 'What mends it' },
      { field: 'EffectOfSending', title: 'When our value is sent' },
      { field: 'EffectOfTakingOver', title: 'When the vendor’s is taken over' },
    ],
  },
  {
    title: 'Where',
    hideEmpty: true,
    fields: [
      { field: 'Account', title: 'Subscription' },
      { field: 'Company', title: 'Customer' },
      { field: 'ProductName', title: 'Service' },
      { field: 'Target', title: 'Connector' },
      { field: 'Subject', as: 'Identifier', title: 'Number at the vendor, or line' },
      { field: 'FirstSeenUtc', as: 'DateTimeUtc', title: 'Since' },
      { field: 'LastSeenUtc', as: 'DateTimeUtc', title: 'Seen last' },
      { field: 'MendedUtc', as: 'DateTimeUtc', title: 'Mended' },
    ],
  },
] as const;

/** Both values, since when, and what mends it. */
export const driftView = {
  sections,
  actions: [...mending, openAccount],
} as const;

const driftPane: Block<BindingScope<{}, DataOf<typeof GetDrift>>> = view(
  GetDrift,
  { driftId: row('DriftId') },
  driftView,
);

/** What can be done in a list of them, whosever they are. */
export const driftList = {
  sortable: ['State', 'Kind', 'FirstSeenUtc', 'LastSeenUtc'],
  filters,
  actions: mending,
  aside: driftPane,
} as const;
