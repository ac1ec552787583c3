/** What a vendor does with a whole service. */
import { type Action, action, type BindingScope, type DataOf, row, where } from '#define';
import { serviceMachine } from '../../../src/rules/machines/service.ts';
import CopyService from '../../operations/ServiceManagement/CopyService.ts';
import DeleteService from '../../operations/ServiceManagement/DeleteService.ts';
import type GetMyServices from '../../operations/ServiceManagement/GetMyServices.ts';
import PublishService from '../../operations/ServiceManagement/PublishService.ts';
import RetireService from '../../operations/ServiceManagement/RetireService.ts';

type Row = DataOf<typeof GetMyServices>['Services'][number];

const { steps } = serviceMachine;

/** The same in the list and on the screen of one service. */
export const publishing = {
  label: 'Publish',
  icon: 'send',
  when: where({ State: steps.publish.from }),
  confirm: 'Whoever it is offered to can buy it from now on. Its key stays as it is.',
  message: 'Service published',
} as const;
export const retiring = {
  label: 'Retire',
  icon: 'ban',
  when: where({ State: steps.retire.from }),
  confirm: 'It leaves every pricelist at once and is not offered again by itself. Subscriptions that run go on.',
  message: 'Service retired',
} as const;

export const serviceActions: readonly Action<BindingScope<{}, Row>>[] = [
  action(PublishService, { serviceId: row('Id') }, publishing),
  action(RetireService, { serviceId: row('Id') }, retiring),
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
      when: where({ State: steps.delete.from }),
      confirm: 'The draft and its texts and fees are gone then.',
      message: 'Draft deleted',
    },
  ),
];
