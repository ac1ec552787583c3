/** Who gets a landing page: its name, everybody or some roles, and the people whom it fits (SOLO-7). */
import { action, go, link, options, param, row, screen, table, view, where } from '#define';
import GetLandingPageDetails from '../../operations/LandingPage/GetLandingPageDetails.ts';
import GetLandingPageRoles from '../../operations/LandingPage/GetLandingPageRoles.ts';
import GetLandingPageUsers from '../../operations/LandingPage/GetLandingPageUsers.ts';
import SaveLandingPage from '../../operations/LandingPage/SaveLandingPage.ts';
import { landingPageHeader } from './header.block.ts';
import { pageActions } from './page-actions.block.ts';

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
    actions: [
      action(
        SaveLandingPage,
        { ...page, version: row('Version') },
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
              options: options(GetLandingPageRoles, page, { value: 'RoleId', label: 'Name' }),
            },
          ],
          start: { name: row('Name'), audience: row('Audience'), roles: row('RoleIds') },
          message: 'Landing page changed',
        },
      ),
      ...pageActions,
    ],
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
