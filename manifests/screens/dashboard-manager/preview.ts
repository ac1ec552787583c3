/** A landing page as one of its audience will see it: his rights decide on the panels, what they show is the reader's own (SOLO-7). */
import { panelsFrom, param, screen, stack, view } from '#define';
import PreviewLandingPage from '../../operations/LandingPage/PreviewLandingPage.ts';
import { palette } from '../dashboard/panels.block.ts';
import { landingPageHeader } from './header.block.ts';

const preview = { landingPageId: param('landingPageId'), userAccountId: param('userAccountId') } as const;

export default screen('/dashboard-manager/$landingPageId/preview/$userAccountId', {
  title: 'Preview',
  header: landingPageHeader,
  body: stack(
    view(PreviewLandingPage, preview, {
      sections: [
        {
          title: 'The panels that this person will see, with your own figures',
          fields: [{ field: 'DisplayName', title: 'Person' }],
        },
      ],
    }),
    panelsFrom(PreviewLandingPage, preview, palette, { list: 'Panels', rights: 'Capability' }),
  ),
});
