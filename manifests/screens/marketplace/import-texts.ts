/** Import texts: a workbook of texts in every language, what it would change, and the change itself (SOLO-19). */
import { ask, finish, go, link, load, review, screen, step, table, where, wizard } from '#define';
import ImportServiceTexts from '../../operations/ServiceManagement/ImportServiceTexts.ts';
import PreviewServiceTexts from '../../operations/ServiceManagement/PreviewServiceTexts.ts';

const file = step('sheet.file');

export default screen('/service-texts', {
  title: 'Import texts of services',
  body: wizard(
    ask('sheet', ImportServiceTexts, {
      title: 'File',
      help: 'The workbook that the service tool gives out, with texts changed or added. An empty cell takes its text away; rows and columns that you delete change nothing.',
      fields: [{ field: 'file', as: 'File', title: 'Workbook', with: { accept: ['xlsx'] } }],
    }),
    load('preview', PreviewServiceTexts, { file }),
    review('changes', {
      title: 'What changes',
      show: [
        { field: 'preview.Services', title: 'Services', as: 'Number' },
        { field: 'preview.Changes', title: 'Texts that change', as: 'Number' },
        { field: 'preview.Faults', title: 'Faulty cells', as: 'Number' },
      ],
      body: table(
        PreviewServiceTexts,
        { file },
        {
          title: 'Cell by cell',
          columns: [
            { field: 'Cell', width: 90 },
            { field: 'Kind', as: 'Status', title: 'What happens', width: 150 },
            { field: 'Problem', width: 260 },
            { field: 'ProductName', title: 'Service', width: 200 },
            { field: 'Part', title: 'Text', width: 120 },
            { field: 'Language', width: 120 },
            { field: 'Before', width: 220 },
            { field: 'After', width: 220 },
          ],
          sortable: ['Cell', 'ProductName'],
          filters: [{ field: 'options.filter', title: 'Find a text' }],
          empty: 'The workbook says what is there already.',
        },
      ),
      until: {
        holds: where({ 'preview.Faults': 0 }),
        text: 'Nothing is taken over while a cell is faulty. Mend it in the workbook, and begin anew.',
      },
    }),
    finish(
      ImportServiceTexts,
      { file, digest: step('preview.Digest') },
      {
        title: 'Take over',
        submit: 'Take over texts',
        message: 'The texts are taken over',
        links: [link('Service tool', go('/service-tool', {}))],
      },
    ),
  ),
});
