/** Dashboard: where everybody lands, on the page of his role or company or on the one that is made; each tile shows only to who may make its call (SOLO-1 to SOLO-5, D33). */
import { chosenBy, panelsFrom, screen } from '#define';
import ChooseLandingPage from '../../operations/LandingPage/ChooseLandingPage.ts';
import GetLandingPage from '../../operations/LandingPage/GetLandingPage.ts';
import { palette } from './panels.block.ts';

export default screen('/dashboard', {
  title: 'Dashboard',
  body: panelsFrom(GetLandingPage, {}, palette, {
    list: 'Panels',
    key: 'LandingPageId',
    choices: {
      title: 'Page',
      list: 'Choices',
      value: 'LandingPageId',
      label: 'Name',
      keep: chosenBy(ChooseLandingPage, 'page'),
    },
  }),
});
