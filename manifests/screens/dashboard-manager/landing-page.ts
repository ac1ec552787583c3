/** A landing page being arranged: panels are chosen, put in order, named and sized, and published (SOLO-6, SOLO-7). */
import { action, arrangePanels, go, link, otherPages, param, row, savePanels, screen, session, view } from '#define';
import GetLandingPageDetails from '../../operations/LandingPage/GetLandingPageDetails.ts';
import GetLandingPages from '../../operations/LandingPage/GetLandingPages.ts';
import PublishLandingPage from '../../operations/LandingPage/PublishLandingPage.ts';
import SaveLandingPagePanels from '../../operations/LandingPage/SaveLandingPagePanels.ts';
import { palette } from '../dashboard/panels.block.ts';
import { landingPageHeader } from './header.block.ts';
import { changePage, createPage, own } from './page-actions.block.ts';

const page = { landingPageId: param('landingPageId') } as const;
const edited = { ...page, version: row('Version') } as const;

export default screen('/dashboard-manager/$landingPageId', {
  title: 'Landing page',
  header: landingPageHeader,
  tab: { title: 'Arrangement', order: 1 },
  body: arrangePanels(GetLandingPageDetails, page, palette, {
    list: 'Panels',
    save: savePanels(SaveLandingPagePanels, edited, { list: 'panels' }),
    actions: [
      link(
        'Preview',
        go('/dashboard-manager/$landingPageId/preview/$userAccountId', {
          ...page,
          userAccountId: session('UserAccountId'),
        }),
        { icon: 'eye' },
      ),
    ],
    others: otherPages(GetLandingPages, own, {
      value: 'LandingPageId',
      label: 'Name',
      status: 'State',
      open: go('/dashboard-manager/$landingPageId', { landingPageId: row('LandingPageId') }),
      add: createPage,
    }),
    aside: view(GetLandingPageDetails, page, {
      sections: [
        {
          title: 'Page',
          fields: [
            { field: 'Name' },
            { field: 'Audience', title: 'Who gets it' },
            { field: 'Roles', as: 'Tags', title: 'Roles' },
            { field: 'Users', as: 'Number', title: 'People' },
            { field: 'PublishedUtc', as: 'TimeAgo', title: 'Published' },
          ],
        },
      ],
      actions: [changePage],
    }),
    publish: action(PublishLandingPage, edited, {
      label: 'Publish',
      may: 'MayPublish',
      reason: 'It is published as it is.',
      message: 'Landing page published',
    }),
  }),
});
