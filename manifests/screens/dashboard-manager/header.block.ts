/** The head of a landing page, the same over all of its screens. */
import { type BindingScope, type DataOf, go, link, param, type RecordHeader, recordHeader } from '#define';
import GetLandingPageDetails from '../../operations/LandingPage/GetLandingPageDetails.ts';

export const landingPageHeader: RecordHeader<
  BindingScope<{ landingPageId: string }>,
  DataOf<typeof GetLandingPageDetails>
> = recordHeader(
  GetLandingPageDetails,
  { landingPageId: param('landingPageId') },
  {
    up: link('Dashboard manager', go('/dashboard-manager', {})),
    title: 'Name',
    status: 'State',
  },
);
