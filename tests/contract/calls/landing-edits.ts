/** How landing pages are edited: one case for each call that edits them. */
import AddLandingPage from '../../../manifests/operations/LandingPage/AddLandingPage.ts';
import GetLandingPageDetails from '../../../manifests/operations/LandingPage/GetLandingPageDetails.ts';
import GetLandingPages from '../../../manifests/operations/LandingPage/GetLandingPages.ts';
import SaveLandingPagePanels from '../../../manifests/operations/LandingPage/SaveLandingPagePanels.ts';
import type { Caller } from '../../database/server.ts';
import type { Case } from './commerce-edits.ts';

export function landingCases(editor: () => Caller): Readonly<Record<string, () => Promise<Case>>> {
  async function madePage() {
    const { AccountId: accountId } = (await editor().me()).CompanyAccount;
    const { LandingPageId: landingPageId } = await editor().call(AddLandingPage, {
      accountId,
      name: crypto.randomUUID(),
    });
    await editor().call(SaveLandingPagePanels, { landingPageId, panels: [{ Key: 'support', Panel: 'support' }] });
    return { landingPageId, read: () => editor().call(GetLandingPageDetails, { landingPageId }) };
  }
  return {
    'LandingPage/SaveLandingPage': async () => {
      const { landingPageId, read } = await madePage();
      return {
        read: async () => (await read()).Version,
        write: (version, name) => ({ landingPageId, name, audience: 'Company', version }),
        now: async () => (await read()).Name,
      };
    },
    'LandingPage/SaveLandingPagePanels': async () => {
      const { landingPageId, read } = await madePage();
      return {
        read: async () => (await read()).Version,
        write: (version, Title) => ({ landingPageId, panels: [{ Key: 'new', Panel: 'new', Title }], version }),
        now: async () => (await read()).Panels,
      };
    },
    'LandingPage/ArrangeLandingPages': async () => {
      const pages = [await madePage(), await madePage()].map(({ landingPageId: LandingPageId }) => ({ LandingPageId }));
      const { AccountId: accountId } = (await editor().me()).CompanyAccount;
      const read = () => editor().call(GetLandingPages, { accountId });
      return {
        read: async () => (await read())[0]?.OrderVersion ?? '',
        write: (version, text) => ({ accountId, landingPages: [pages[text.length > 6 ? 0 : 1]], version }),
        now: async () => (await read()).map(({ LandingPageId }) => LandingPageId),
      };
    },
    'LandingPage/PublishLandingPage': async () => {
      const { landingPageId, read } = await madePage();
      return {
        read: async () => (await read()).Version,
        write: (version) => ({ landingPageId, version }),
        now: async () => (await read()).Version,
      };
    },
  };
}
