/** Custom charges of a company: what its seller adds to its next invoice by hand (SOLO-39, CHG rows). */
import { action, type BindingScope, type Block, can, download, head, param, row, table, where } from '#define';
import { mayCharge } from '../../entities/CustomCharge.ts';
import AddCustomCharge from '../../operations/CustomCharges/AddCustomCharge.ts';
import DeleteCustomCharge from '../../operations/CustomCharges/DeleteCustomCharge.ts';
import GetAttachment from '../../operations/CustomCharges/GetAttachment.ts';
import GetCustomCharges from '../../operations/CustomCharges/GetCustomCharges.ts';
import { accountHeader } from './header.block.ts';

const account = { accountId: param('accountId') } as const;
const charge = { customChargeId: row('CustomChargeId') } as const;

export const customCharges: Block<BindingScope<{ accountId: string }>> = table(GetCustomCharges, account, {
  columns: [
    { field: 'Name', title: 'Charge', width: 260 },
    { field: 'Amount', as: 'Money', currency: 'Currency' },
    { field: 'Cost', as: 'Money', currency: 'Currency', needs: can('CUSTOM_CHARGE_COST', 'Read') },
    { field: 'Status', as: 'Status', width: 190 },
    { field: 'CreatedUtc', as: 'DateTimeUtc', title: 'Added', width: 200 },
    { field: 'Creator', title: 'Added by', width: 180, needs: mayCharge('Create') },
    { field: 'AttachmentName', title: 'File', width: 140 },
    { field: 'Description', as: 'MultilineText', width: 280 },
  ],
  sort: { field: 'CreatedUtc', direction: 'DESC' },
  sortable: ['Name', 'Amount', 'Status', 'CreatedUtc'],
  filters: [
    { field: 'options.filter', title: 'Find a charge' },
    { field: 'states', title: 'Status', display: 'toggles' },
  ],
  toolbar: [
    action(AddCustomCharge, account, {
      label: 'Add charge',
      icon: 'plus',
      tone: 'main',
      ask: [
        { field: 'customCharge.Name', title: 'Name', help: 'As it stands on the invoice.' },
        {
          field: 'customCharge.Amount',
          as: 'Money',
          title: 'Charge',
          currency: head(accountHeader, 'Currency'),
          help: 'Without tax. Below 0 it is given to the customer.',
        },
        {
          field: 'customCharge.Cost',
          as: 'Money',
          title: 'Cost',
          currency: head(accountHeader, 'Currency'),
          help: 'What it costs you. The customer does not see it.',
          needs: can('CUSTOM_CHARGE_COST', 'Create'),
        },
        { field: 'customCharge.Description', as: 'MultilineText', title: 'Description' },
        {
          field: 'customCharge.Attachment',
          as: 'File',
          title: 'File',
          help: 'The customer can read it',
          with: { accept: ['doc', 'docx', 'xls', 'xlsx', 'pdf'] },
        },
      ],
      message: 'Charge added: it goes onto the invoice of this month',
    }),
  ],
  actions: [
    download(GetAttachment, charge, {
      label: 'Save file',
      icon: 'download',
      display: 'icon',
      when: where({ HasAttachment: true }),
    }),
    action(DeleteCustomCharge, charge, {
      label: 'Delete charge',
      icon: 'trash',
      tone: 'danger',
      may: 'MayDelete',
      confirm: {
        text: '"{name}" goes with its file and is not billed.',
        values: { name: 'Name' },
        reject: 'Keep the charge',
      },
      message: 'Charge deleted',
    }),
  ],
  empty: 'Nothing was added by hand.',
});
