/** Notes on an account: what staff tell each other about it, the newest first (SOLO-11, ACCOUNT_NOTES). */

import { action, param, row, screen, step, table, undo, where } from '#define';
import AddNote from '../../operations/Account/AddNote.ts';
import ChangeNote from '../../operations/Account/ChangeNote.ts';
import GetNotes from '../../operations/Account/GetNotes.ts';
import RemoveNote from '../../operations/Account/RemoveNote.ts';
import { accountHeader } from './header.block.ts';

const account = { accountId: param('accountId') };
const note = { ...account, noteId: row('NoteId') };

export default screen('/account/$accountId/notes', {
  title: 'Notes',
  header: accountHeader,
  tab: { title: 'Notes', order: 55 },
  body: table(GetNotes, account, {
    columns: [
      { field: 'Text', as: 'MultilineText', title: 'Note', width: 480 },
      { field: 'AuthorName', title: 'Author', width: 200 },
      { field: 'CreatedUtc', as: 'DateTimeUtc', title: 'Written', width: 200 },
      { field: 'ChangedUtc', as: 'TimeAgo', title: 'Changed', width: 136 },
    ],
    wrap: true,
    sort: { field: 'CreatedUtc', direction: 'DESC' },
    sortable: ['AuthorName', 'CreatedUtc', 'ChangedUtc'],
    filters: [{ field: 'options.filter', title: 'Find a note' }],
    toolbar: [
      action(AddNote, account, {
        label: 'Add note',
        icon: 'plus',
        tone: 'main',
        ask: [
          {
            field: 'text',
            as: 'MultilineText',
            title: 'Note',
            help: 'Your company and those above it read it; customers do not.',
          },
        ],
        message: 'Note added',
        undo: undo(RemoveNote, { ...account, noteId: step('reply.NoteId') }, { message: 'Note removed' }),
      }),
    ],
    actions: [
      action(
        ChangeNote,
        { ...note, version: row('Version') },
        {
          label: 'Change note',
          icon: 'pencil',
          when: where({ IsOwn: true }),
          ask: [{ field: 'text', as: 'MultilineText', title: 'Note' }],
          start: { text: row('Text') },
          message: 'Note changed',
          undo: undo(
            ChangeNote,
            { ...note, text: row('Text'), version: step('reply.Version') },
            { message: 'The note says again what it said before' },
          ),
        },
      ),
      action(RemoveNote, note, {
        label: 'Remove note',
        icon: 'trash',
        tone: 'danger',
        confirm: 'The note goes for good and cannot be brought back.',
        message: 'Note removed',
      }),
    ],
    empty: 'Nobody has written a note on this account yet.',
  }),
});
