/** What can be done to a landing page, in the list and on the page itself. */
import { type Action, action, type BindingScope, not, row, where } from '#define';
import DeleteLandingPage from '../../operations/LandingPage/DeleteLandingPage.ts';
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
