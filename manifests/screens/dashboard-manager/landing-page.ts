/** A landing page being arranged: panels are chosen, put in order, named and sized, and published (SOLO-6, SOLO-7). */
import { action, arrangePanels, param, row, savePanels, screen } from '#define';
import GetLandingPageDetails from '../../operations/LandingPage/GetLandingPageDetails.ts';
import PublishLandingPage from '../../operations/LandingPage/PublishLandingPage.ts';
import SaveLandingPagePanels from '../../operations/LandingPage/SaveLandingPagePanels.ts';
import { palette } from '../dashboard/panels.block.ts';
import { landingPageHeader } from './header.block.ts';

const page = { landingPageId: param('landingPageId') } as const;
const edited = { ...page, version: row('Version') } as const;

export default screen('/dashboard-manager/$landingPageId', {
  title: 'Landing page',
  header: landingPageHeader,
  tab: { title: 'Arrangement', order: 1 },
  body: arrangePanels(GetLandingPageDetails, page, palette, {
    list: 'Panels',
    save: savePanels(SaveLandingPagePanels, edited, { list: 'panels' }),
    publish: action(PublishLandingPage, edited, {
      label: 'Publish',
      may: 'MayPublish',
      reason: 'It is published as it is.',
      message: 'Landing page published',
    }),
  }),
});
