/** The account types of the hierarchy. */
import type { IconSet } from './icon-set.ts';

export const iconSet: IconSet = {
  User: { icon: 'user', tint: 'teal', word: (t) => t('User') },
  Department: { icon: 'sitemap', tint: 'pink', word: (t) => t('Department') },
  Company: { icon: 'building', tint: 'indigo', word: (t) => t('Company') },
  Reseller: { icon: 'building-store', tint: 'amber', word: (t) => t('Reseller') },
  Product: { icon: 'box', tint: 'green', word: (t) => t('Service') },
};
