/** Import prices: the edited workbook of a pricelist, what it would change, and the change itself (PL-17). */
import {
  ask,
  constant,
  finish,
  go,
  inContext,
  link,
  load,
  param,
  review,
  screen,
  step,
  table,
  where,
  wizard,
} from '#define';
import ImportPrices from '../../operations/Pricing/ImportPrices.ts';
import PreviewPricesImport from '../../operations/Pricing/PreviewPricesImport.ts';
import { pricelistHeader } from './header.block.ts';
import { money } from './preview-columns.block.ts';

const pricelist = { marketplaceId: param('marketplaceId') } as const;
const file = step('sheet.file');

export default screen('/pricelists/$marketplaceId/import-prices', {
  title: 'Import prices',
  header: pricelistHeader,
  body: wizard(
    ask('sheet', ImportPrices, {
      title: 'File',
      help: 'The workbook that the pricelist gives out, with prices changed. An empty cell takes back what was set by hand; rows that you delete change nothing.',
      fields: [{ field: 'file', as: 'File', title: 'Workbook', with: { accept: ['xlsx'] } }],
    }),
    load('preview', PreviewPricesImport, { ...pricelist, file }),
    review('changes', {
      title: 'What changes',
      show: [
        { field: 'preview.Services', title: 'Services', as: 'Number' },
        { field: 'preview.Changes', title: 'Prices that change', as: 'Number' },
        { field: 'preview.Faults', title: 'Faulty cells', as: 'Number' },
        { field: 'preview.CustomersCount', title: 'Customers', as: 'Number' },
      ],
      body: table(
        PreviewPricesImport,
        { ...pricelist, file },
        {
          title: 'Cell by cell',
          wrap: true,
          columns: [
            { field: 'Cell', width: 72 },
            { field: 'Kind', as: 'Status', title: 'What happens', width: 132 },
            { field: 'Problem', width: 216 },
            { field: 'Service', width: 176 },
            { field: 'Fee', width: 136 },
            { field: 'From', as: 'Number', title: inContext('From', 'of a quantity'), width: 56 },
            { field: 'Before', ...money },
            { field: 'After', ...money, code: 'head' },
          ],
          sortable: ['Cell', 'Service'],
          filters: [{ field: 'options.filter', title: 'Find a price' }],
          empty: 'The workbook says what is there already.',
        },
      ),
      checks: ['I understand that prices will change for all assigned customers'],
      until: {
        holds: where({ 'preview.Faults': 0 }),
        text: 'Nothing is taken over while a cell is faulty. Mend it in the workbook, and begin anew.',
      },
    }),
    finish(
      ImportPrices,
      { ...pricelist, file, digest: step('preview.Digest'), understood: constant(true) },
      {
        title: 'Take over',
        submit: 'Take over prices',
        message: 'Prices are taken over. They are updated soon.',
        links: [link('Pricelist', go('/pricelists/$marketplaceId', pricelist))],
      },
    ),
  ),
});
