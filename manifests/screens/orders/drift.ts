/** One difference between what runs here and what a vendor keeps, or what was billed. */
import { param, recordHeader, screen, view } from '#define';
import GetDrift from '../../operations/Provisioning/GetDrift.ts';
import { driftView } from './drift-rows.block.ts';

const drift = { driftId: param('driftId') } as const;

export default screen('/drift/$driftId', {
  title: 'Difference',
  header: recordHeader(GetDrift, drift, {
    title: 'Account',
    status: 'State',
    facts: [
      { field: 'Kind', title: 'What differs' },
      { field: 'Company', title: 'Customer' },
      { field: 'FirstSeenUtc', as: 'TimeAgo', title: 'Since' },
    ],
  }),
  body: view(GetDrift, drift, driftView),
});
