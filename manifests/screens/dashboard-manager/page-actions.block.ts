/** What can be done to a landing page, in the list and on the page itself. */
import {
  type Action,
  action,
  type BindingScope,
  type DataOf,
  go,
  not,
  options,
  param,
  row,
  session,
  where,
} from '#define';
import AddLandingPage from '../../operations/LandingPage/AddLandingPage.ts';
import DeleteLandingPage from '../../operations/LandingPage/DeleteLandingPage.ts';
import type GetLandingPageDetails from '../../operations/LandingPage/GetLandingPageDetails.ts';
import GetLandingPageRoles from '../../operations/LandingPage/GetLandingPageRoles.ts';
import SaveLandingPage from '../../operations/LandingPage/SaveLandingPage.ts';
import WithdrawLandingPage from '../../operations/LandingPage/WithdrawLandingPage.ts';

interface Subject {
  LandingPageId: number;
  Name: string;
  State: 'Draft' | 'Published' | 'Changed';
}

const page = { landingPageId: row('LandingPageId') } as const;

export const pageActions: readonly Action<BindingScope<{}, Subject>>[] = [
  action(WithdrawLandingPage, page, {
    label: 'Withdraw',
    icon: 'eye-off',
    when: where({ State: not('Draft') }),
    confirm: 'Nobody lands on it any more. It stays as a draft.',
    message: 'Landing page withdrawn',
  }),
  action(DeleteLandingPage, page, {
    label: 'Delete landing page',
    icon: 'trash',
    tone: 'danger',
    confirm: 'It is gone then, with its texts. Whoever saw it lands on the next page that fits him.',
    message: 'Landing page deleted',
  }),
];

const here = { landingPageId: param('landingPageId') } as const;

/** Where one page is shown: its name, and who lands on it. */
export const changePage: Action<BindingScope<{ landingPageId: string }, DataOf<typeof GetLandingPageDetails>>> = action(
  SaveLandingPage,
  { ...here, version: row('Version') },
  {
    label: 'Change name and audience',
    icon: 'pencil',
    tone: 'main',
    ask: [
      { field: 'name', title: 'Name' },
      {
        field: 'audience',
        title: 'Who gets it',
        help: 'Where several pages fit somebody, those of his roles come first, the highest in the list before the others.',
      },
      {
        field: 'roles',
        title: 'Roles',
        when: where({ audience: 'Role' }),
        options: options(GetLandingPageRoles, here, { value: 'RoleId', label: 'Name' }),
      },
    ],
    start: { name: row('Name'), audience: row('Audience'), roles: row('RoleIds') },
    message: 'Landing page changed',
  },
);

/** The company whose pages are arranged. */
export const own = { accountId: session('CompanyAccount.AccountId') } as const;

export const createPage: Action<BindingScope> = action(AddLandingPage, own, {
  label: 'Create landing page',
  icon: 'plus',
  tone: 'main',
  ask: [{ field: 'name', title: 'Name' }],
  then: go('/dashboard-manager/$landingPageId', { landingPageId: row('LandingPageId') }),
});
