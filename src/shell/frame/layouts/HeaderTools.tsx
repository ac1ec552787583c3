/** What stands in the header for whom there is something in it: the support menu, the list of jobs. */
import { JobsButton } from '../../jobs/JobsButton.tsx';
import { HeaderSupport } from './HeaderSupport.tsx';

export const HeaderTools = () => (
  <>
    <HeaderSupport />
    <JobsButton />
  </>
);
