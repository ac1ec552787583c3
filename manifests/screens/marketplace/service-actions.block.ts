/** What a vendor does with a whole service, from its row in the list. */
import { type Action, action, type BindingScope, type DataOf, row, where } from '#define';

import CopyService from '../../operations/ServiceManagement/CopyService.ts';
import DeleteService from '../../operations/ServiceManagement/DeleteService.ts';
import type GetMyServices from '../../operations/ServiceManagement/GetMyServices.ts';
import PublishService from '../../operations/ServiceManagement/PublishService.ts';
import RetireService from '../../operations/ServiceManagement/RetireService.ts';

type Row = DataOf<typeof GetMyServices>['Services'][number];

export const serviceActions: readonly Action<BindingScope<{}, Row>>[] = [
  action(
    PublishService,
    { serviceId: row('Id') },
    {
      label: 'Publish',
      icon: 'send',
      when: where({ State: ['Draft', 'Retired'] }),
      confirm: 'Whoever it is offered to can buy it from now on. Its key stays as it is.',
      message: 'Service published',
    },
  ),
  action(
    RetireService,
    { serviceId: row('Id') },
    {
      label: 'Retire',
      icon: 'ban',
      when: where({ State: 'Published' }),
      confirm: 'It leaves every pricelist at once and is not offered again by itself. Subscriptions that run go on.',
      message: 'Service retired',
    },
  ),
  action(
    CopyService,
    { serviceId: row('Id') },
    {
      label: 'Copy',
      icon: 'copy',
      ask: [{ field: 'productName', title: 'Key of the copy' }],
      message: 'The copy is a draft',
    },
  ),
  action(
    DeleteService,
    { serviceId: row('Id') },
    {
      label: 'Delete draft',
      icon: 'trash',
      tone: 'danger',
      when: where({ State: 'Draft' }),
      confirm: 'The draft and its texts and fees are gone then.',
      message: 'Draft deleted',
    },
  ),
];
