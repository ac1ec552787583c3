/** Who must have a second factor: policy of a company, of all below it, and who is exempt (ROUTE-41, ROLE-18 to ROLE-22). */

import {
  action,
  type BindingScope,
  type Block,
  constant,
  go,
  param,
  row,
  stack,
  table,
  undo,
  view,
  where,
} from '#define';
import DisableTwoFactorForUser from '../../operations/Account/DisableTwoFactorForUser.ts';
import GetCompanyMFAPolicy from '../../operations/Account/GetCompanyMFAPolicy.ts';
import GetHierarchyMFAPolicy from '../../operations/Account/GetHierarchyMFAPolicy.ts';
import GetMFAUsers from '../../operations/Account/GetMFAUsers.ts';
import SetMFAExemption from '../../operations/Account/SetMFAExemption.ts';
import UpdateCompanyMFAPolicy from '../../operations/Account/UpdateCompanyMFAPolicy.ts';
import UpdateHierarchyMFAPolicy from '../../operations/Account/UpdateHierarchyMFAPolicy.ts';

type OfCompany = Block<BindingScope<{ accountId: string }>>;

const account = { accountId: param('accountId') };
const isOn = where({ IsEnforced: true });
const enforcedAbove = 'An account above requires a second factor here, so it cannot be switched off.';

const ofCompany: OfCompany = view(GetCompanyMFAPolicy, account, {
  sections: [
    {
      title: 'This company',
      fields: [
        { field: 'IsEnforced', title: 'Second factor required' },
        { field: 'EnforcedBy.DisplayName', title: 'Required from above by' },
      ],
    },
  ],
  actions: [
    action(
      UpdateCompanyMFAPolicy,
      { ...account, companyMFAPolicy: constant({ IsEnforced: true }) },
      {
        label: 'Require a second factor',
        icon: 'shield-lock',
        may: 'MayEnforce',
        confirm: 'Users of this company without a second factor set one up before they go on.',
        message: 'Users of this company need a second factor',
      },
    ),
    action(
      UpdateCompanyMFAPolicy,
      { ...account, companyMFAPolicy: constant({ IsEnforced: false }) },
      {
        label: 'No longer require it',
        tone: 'danger',
        when: isOn,
        may: 'MayRelease',
        reason: enforcedAbove,
        confirm: 'Users of this company may then sign in with their password alone.',
        message: 'Users of this company need no second factor',
      },
    ),
  ],
});

const ofHierarchy: OfCompany = view(GetHierarchyMFAPolicy, account, {
  sections: [
    {
      title: 'This company and all below',
      fields: [
        { field: 'IsEnforced', title: 'Second factor required' },
        { field: 'EnforcedBy.DisplayName', title: 'Required from above by' },
      ],
    },
  ],
  actions: [
    action(
      UpdateHierarchyMFAPolicy,
      { ...account, companyMFAPolicy: constant({ IsEnforced: true }) },
      {
        label: 'Require it everywhere',
        icon: 'shield-lock',
        may: 'MayEnforce',
        confirm: 'No company below can switch this off.',
        message: 'All users below need a second factor',
      },
    ),
    action(
      UpdateHierarchyMFAPolicy,
      { ...account, companyMFAPolicy: constant({ IsEnforced: false }) },
      {
        label: 'No longer require it everywhere',
        tone: 'danger',
        when: isOn,
        may: 'MayRelease',
        reason: enforcedAbove,
        confirm: 'Each company below decides for itself then.',
        message: 'Each company decides for itself',
      },
    ),
  ],
});

const users: OfCompany = table(GetMFAUsers, account, {
  title: 'Users',
  columns: [
    { field: 'User', as: 'AccountLink', title: 'Name' },
    { field: 'HasSecondFactor', title: 'Second factor', width: 132 },
    { field: 'IsExempt', title: 'Exempt', width: 152 },
    { field: 'Username', title: 'Username' },
    { field: 'LastLogonUtc', as: 'TimeAgo', title: 'Last sign-in', width: 168 },
  ],
  sortable: ['Username', 'HasSecondFactor', 'IsExempt', 'LastLogonUtc'],
  filters: [
    { field: 'options.filter', title: 'Find a user' },
    { field: 'states', title: 'Second factor', display: 'toggles' },
  ],
  open: go('/account/$accountId/user-security', { accountId: row('UserAccountId') }),
  actions: [
    action(
      SetMFAExemption,
      { userAccountId: row('UserAccountId'), exempt: constant(true) },
      {
        label: 'Exempt from policies',
        icon: 'shield',
        when: where({ IsExempt: false }),
        confirm: 'The user may then sign in with the password alone.',
        message: 'The user is exempt',
      },
    ),
    action(
      SetMFAExemption,
      { userAccountId: row('UserAccountId'), exempt: constant(false) },
      {
        label: 'End exemption',
        icon: 'shield-lock',
        when: where({ IsExempt: true }),
        message: 'Policies hold for the user again',
        undo: undo(
          SetMFAExemption,
          { userAccountId: row('UserAccountId'), exempt: constant(true) },
          { message: 'The user is exempt' },
        ),
      },
    ),
    action(
      DisableTwoFactorForUser,
      { userAccountId: row('UserAccountId') },
      {
        label: 'Remove second factors',
        icon: 'trash',
        tone: 'danger',
        when: where({ HasSecondFactor: true }),
        confirm: 'All methods and recovery codes go, and the user is signed out everywhere and told by e-mail.',
        message: 'Second factors removed',
      },
    ),
  ],
  bulk: [
    action(
      SetMFAExemption,
      { userAccountId: row('UserAccountId'), exempt: constant(true) },
      {
        label: 'Exempt from policies',
        icon: 'shield',
        locks: [{ while: where({ IsExempt: true }), reason: 'Is exempt already.' }],
        confirm: 'These users may then sign in with the password alone.',
        message: 'The users are exempt',
      },
    ),
    action(
      SetMFAExemption,
      { userAccountId: row('UserAccountId'), exempt: constant(false) },
      {
        label: 'End exemption',
        icon: 'shield-lock',
        locks: [{ while: where({ IsExempt: false }), reason: 'Is not exempt.' }],
        message: 'Policies hold for the users again',
      },
    ),
  ],
  empty: 'This company has no users of its own.',
});

export const mfa: OfCompany = stack(ofCompany, ofHierarchy, users);
