/** Dashboard manager: the landing pages of the own company, the first that fits somebody wins (LEG-3, LEG-4, NAV-19, SOLO-6, D33). */
import { can, go, rank, row, screen, table } from '#define';
import ArrangeLandingPages from '../../operations/LandingPage/ArrangeLandingPages.ts';
import GetLandingPages from '../../operations/LandingPage/GetLandingPages.ts';
import { createPage, own, pageActions } from './page-actions.block.ts';

export default screen('/dashboard-manager', {
  title: 'Dashboard manager',
  menu: { group: 'Profile', order: 90, icon: 'layout-dashboard' },
  needs: can('CUSTOM_LANDING_PAGE', 'Create'),
  body: table(GetLandingPages, own, {
    columns: [
      { field: 'Name', title: 'Landing page', width: 260 },
      { field: 'State', as: 'Status', title: 'Status', width: 140 },
      { field: 'Audience', title: 'Who gets it', width: 150 },
      { field: 'Roles', as: 'Tags', title: 'Roles', width: 260 },
      { field: 'Users', as: 'Number', title: 'People', width: 100 },
      { field: 'PublishedUtc', as: 'TimeAgo', title: 'Published', width: 140 },
      { field: 'ChangedUtc', as: 'TimeAgo', title: 'Changed', width: 140 },
    ],
    open: go('/dashboard-manager/$landingPageId', { landingPageId: row('LandingPageId') }),
    rank: rank(
      ArrangeLandingPages,
      { ...own, version: row('OrderVersion') },
      { list: 'landingPages', key: { LandingPageId: 'LandingPageId' } },
    ),
    toolbar: [createPage],
    actions: pageActions,
    empty:
      'Everybody lands on the dashboard as it is made. Create a landing page to show your people something else, all of them or those with a role.',
  }),
});
