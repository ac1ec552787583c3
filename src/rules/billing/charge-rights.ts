/** Which right opens the charges of an account: that of its type (CHG-08). */
import { can, type Flag } from '../../define/contract/capability.ts';
import { type Capabilities, meets } from '../access/capabilities.ts';

const objectTypes = { Company: 'CUSTOM_CHARGE_COMPANY', Reseller: 'CUSTOM_CHARGE_RESELLER' } as const;

export function mayTouchCharges(held: Capabilities, accountType: string, flag: Flag): boolean {
  const objectType = accountType === 'Company' || accountType === 'Reseller' ? objectTypes[accountType] : undefined;
  return objectType !== undefined && meets(held, can(objectType, flag));
}

/** What a charge costs is for its seller's people, and for those of them who hold this. */
export const seesChargeCost = (held: Capabilities): boolean => meets(held, can('CUSTOM_CHARGE_COST', 'Read'));
