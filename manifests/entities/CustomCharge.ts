/** An amount that a seller adds to a customer's next invoice (ENT-20, ENT-21, CHG rows). */
import { Type } from 'typebox';
import { anyOf, can, entity, type Static } from '#define';
import { accountId } from './list.ts';

const optional = Type.Optional;

export const customChargeId = accountId;

/** Which of the two it takes follows from the type of the account. */
export const mayCharge = (flag: 'Read' | 'Create' | 'Delete') =>
  anyOf(can('CUSTOM_CHARGE_COMPANY', flag), can('CUSTOM_CHARGE_RESELLER', flag));

/** Of what can be kept; how many decimals there may be, the currency says. */
const amount = Type.Number({ minimum: -99_999_999_999, maximum: 99_999_999_999 });

export const ChargeState = Type.Enum(['PendingBilling', 'Billed'], {
  type: 'string',
  words: { PendingBilling: 'Pending billing', Billed: 'Billed' },
});

export const CustomCharge = entity(
  'CustomCharge',
  Type.Object({
    CustomChargeId: Type.Integer(),
    /** Of who pays it. */
    AccountId: Type.Integer(),
    Name: Type.String(),
    Description: optional(Type.String()),
    /** Without tax; below 0 the customer is given something. */
    Amount: Type.Number(),
    Currency: Type.String(),
    /** What it costs its seller; absent for everybody else. */
    Cost: optional(Type.Number()),
    /** What its file is called. */
    AttachmentName: optional(Type.String()),
    HasAttachment: Type.Boolean(),
    /** Absent for whoever does not see him: its seller's people are not named to the customer. */
    Creator: optional(Type.String()),
    CreatedUtc: Type.String(),
    Status: ChargeState,
    /** By the caller: while it is not billed. */
    MayDelete: Type.Boolean(),
  }),
);

export const customChargeInput = Type.Object({
  Name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  Amount: amount,
  Cost: optional(amount),
  Description: optional(Type.String({ maxLength: 2000 })),
  /** The path of an uploaded document. */
  Attachment: optional(Type.String({ minLength: 1, maxLength: 300 })),
});

export const customChargeExample: Static<typeof CustomCharge> = {
  CustomChargeId: 71,
  AccountId: 100734,
  Name: 'Einrichtungspauschale vor Ort',
  Description: 'Two technicians, one day.',
  Amount: 370.2,
  Currency: 'EUR',
  Cost: 188.6,
  AttachmentName: 'protocol.pdf',
  HasAttachment: true,
  Creator: 'Jonas Petersen',
  CreatedUtc: '2026-11-12T10:24:00Z',
  Status: 'PendingBilling',
  MayDelete: true,
};
