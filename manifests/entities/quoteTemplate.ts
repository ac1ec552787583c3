/** Templates of quotes (SOLO-27). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { accountId } from './list.ts';

export const templateId = accountId;
export const templateName = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });

/** What a seller offers again and again, without a customer and prices. */
export const QuoteTemplate = entity(
  'QuoteTemplate',
  Type.Object({
    TemplateId: Type.Integer(),
    Name: Type.String(),
    Seller: Type.String(),
    /** What it offers, in its order. */
    Services: Type.String(),
    LinesCount: Type.Integer(),
    CreatedUtc: Type.String(),
  }),
);

export const quoteTemplateExample: Static<typeof QuoteTemplate> = {
  TemplateId: 4,
  Name: 'Arbeitsplatz, Standard',
  Seller: 'Ostsee Systemhaus GmbH & Co. KG',
  Services: 'Virtual Desktop Plus, Mailbox Business',
  LinesCount: 2,
  CreatedUtc: '2026-11-18T10:00:00Z',
};
