/** Chooses among the landing pages that fit the caller (D33). */
import { Type } from 'typebox';
import { operation, own } from '#define';

export default operation('LandingPage/ChooseLandingPage', {
  summary: 'Lets the caller land on another of the published pages that fit him, or on the dashboard as it is made.',
  kind: 'write',
  subject: 'session',
  changes: [own('LandingPageChoice')],
  needs: 'signedIn',
  errors: ['noLandingPage'],
  audit: { event: 'Landing page chosen' },
  silent: 'On which of his pages somebody lands concerns nobody but him.',
  input: Type.Object({
    /** 0: the dashboard as it is made. */
    page: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  data: Type.Null(),
  example: { input: { page: 0 }, data: null },
});
