/** In what a vendor, or a bill, can differ from what runs here. */
export const vendorDrifts = [
  'QuantityDiffers',
  'ProductDiffers',
  'StateDiffers',
  'UnknownAtUs',
  'UnknownAtVendor',
] as const;

export const moneyDrifts = [
  'BilledAfterEnd',
  'ActiveNotBilled',
  'QuantityBilled',
  'PriceBilled',
  'CurrencyDiffers',
  'IntervalDiffers',
  'NotOffered',
  'OrderNotProvisioned',
  'ProvisionedNotOrdered',
] as const;

export const driftKinds = [...vendorDrifts, ...moneyDrifts] as const;
