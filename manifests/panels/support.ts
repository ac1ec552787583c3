/** Whom to ask (SOLO-5). */
import { panel, view } from '#define';
import GetSupportDetails from '../operations/Account/GetSupportDetails.ts';

export default panel({
  title: 'Support',
  icon: 'lifebuoy',
  help: 'Phone, e-mail, hours',
  place: 85,
  width: 1,
  body: view(
    GetSupportDetails,
    {},
    {
      fields: [
        { field: 'SupportPhoneNumber', as: 'Phone', title: 'Phone' },
        { field: 'SupportTechnicalEmail', as: 'Email', title: 'E-mail' },
        { field: 'SupportWorkingDaysRegular', as: 'Weekdays', title: 'Working days' },
        { field: 'SupportWorkingHoursRegular', title: 'Working hours' },
      ],
    },
  ),
});
