/** What stands in the header for whom there is something in it: the support menu, terms and privacy, the list of jobs. */
import { JobsButton } from '../../jobs/JobsButton.tsx';
import { TermsMenu } from '../../terms/TermsMenu.tsx';
import { HeaderSupport } from './HeaderSupport.tsx';

export const HeaderTools = () => (
  <>
    <HeaderSupport />
    <TermsMenu />
    <JobsButton />
  </>
);
