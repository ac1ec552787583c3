/** On which page the caller lands (D33: of his roles' the first, else his company's, else the dashboard as it is made). */
import { Type } from 'typebox';
import { operation } from '#define';
import { Landing, landingPanelsExample } from '../../entities/LandingPage.ts';

export default operation('LandingPage/GetLandingPage', {
  summary:
    "Answers the page on which the caller lands: the one he has chosen, else the first that is for a role of his, else his company's; none is the dashboard as it is made.",
  kind: 'read',
  subject: 'session',
  reads: ['LandingPage', 'LandingPageChoice'],
  needs: 'signedIn',
  input: Type.Object({}),
  data: Landing,
  example: {
    input: {},
    data: {
      LandingPageId: 900_001,
      Name: 'Purchasing',
      Panels: landingPanelsExample,
      Choices: [
        { LandingPageId: 900_001, Name: 'Purchasing' },
        { LandingPageId: 0, Name: 'Dashboard' },
      ],
    },
  },
});
