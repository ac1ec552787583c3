/** Beside a quote: its versions, and what became of it. */
import { type BindingScope, type Block, facts, go, link, list, param, part, row, stack, timeline } from '#define';
import LoadSalesQuote from '../../operations/SalesQuote/LoadSalesQuote.ts';

type Scope = BindingScope<{ quoteId: string }>;
const quote = { quoteId: param('quoteId') } as const;

export const quoteEvents: Block<Scope> = timeline(part(LoadSalesQuote, 'Events'), quote, {
  title: 'History',
  at: { field: 'AtUtc', as: 'TimeAgo' },
  name: 'Event',
  by: 'By',
  note: 'Note',
});

export const quoteHistory: Block<Scope> = stack(
  facts({ actions: [link('Compare versions', go('/quotes/$quoteId/versions?with?', { quoteId: param('quoteId') }))] }),
  list(part(LoadSalesQuote, 'Versions'), quote, {
    title: 'Versions',
    name: 'QuoteVersion',
    facts: [{ field: 'Status' }, { field: 'ChangedUtc', as: 'TimeAgo' }],
    open: go('/quotes/$quoteId', { quoteId: row('QuoteId') }),
  }),
  quoteEvents,
);
