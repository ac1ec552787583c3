/** Who gets a landing page: its name, everybody or some roles, and the people whom it fits (SOLO-7). */
import { go, link, param, row, screen, table, view } from '#define';
import GetLandingPageDetails from '../../operations/LandingPage/GetLandingPageDetails.ts';
import GetLandingPageUsers from '../../operations/LandingPage/GetLandingPageUsers.ts';
import { landingPageHeader } from './header.block.ts';
import { changePage, pageActions } from './page-actions.block.ts';

const page = { landingPageId: param('landingPageId') } as const;

export default screen('/dashboard-manager/$landingPageId/audience', {
  title: 'Who gets it',
  header: landingPageHeader,
  tab: { title: 'Who gets it', order: 2 },
  body: view(GetLandingPageDetails, page, {
    fields: [
      { field: 'Name' },
      { field: 'Audience', title: 'Who gets it' },
      { field: 'Roles', as: 'Tags', title: 'Roles' },
      { field: 'State', as: 'Status', title: 'Status' },
      { field: 'ChangedUtc', as: 'DateTimeUtc', title: 'Changed' },
      { field: 'PublishedUtc', as: 'DateTimeUtc', title: 'Published' },
    ],
    actions: [changePage, ...pageActions],
    below: table(GetLandingPageUsers, page, {
      columns: [{ field: 'DisplayName', title: 'Person', width: 320 }],
      sortable: ['DisplayName'],
      filters: [{ field: 'options.filter', title: 'Find a person' }],
      actions: [
        link(
          'Preview',
          go('/dashboard-manager/$landingPageId/preview/$userAccountId', {
            ...page,
            userAccountId: row('AccountId'),
          }),
          { icon: 'eye' },
        ),
      ],
      empty: 'Nobody has one of these roles.',
    }),
  }),
});
