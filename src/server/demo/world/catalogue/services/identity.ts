/** Services for security that know who is there, and the bundle of what protects a workplace. */
import { servicesOf } from './service.ts';

const service = servicesOf('Security');

export const identity = [
  service('Sicherer Arbeitsplatz', 'FB', {
    number: 'FB-SAP-01',
    glyph: 'layout-grid',
    colour: '#4338ca',
    tags: ['DSGVO', 'Bundle'],
    fees: { price: 64, unit: 'User', terms: [1, 12, 36] },
    protection: 'Term',
    isLocking: true,
    parts: ['Virtual Desktop Plus', 'Endpoint Shield', 'Backup Vault'],
    publishedDays: 25,
    changedDays: 11,
  }),
  service('Fjordlys Login', 'FI', {
    number: 'FI-LGN-01',
    glyph: 'user-circle',
    colour: '#0d9488',
    tags: ['DSGVO', 'SSO'],
    fees: { price: 2.1, unit: 'User', cost: 1.44, bands: true },
    publishedDays: 28,
    changedDays: 6,
    upgrades: { 'Fjordlys Passkey Plus': 'Partial' },
  }),
  service('Fjordlys Passkey Plus', 'FI', {
    number: 'FI-PSK-02',
    glyph: 'fingerprint',
    colour: '#0f766e',
    tags: ['SSO', 'eIDAS', 'NIS2'],
    fees: { price: 3.7, unit: 'User', bands: true, setup: [35, 28, 'Unit'] },
    publishedDays: 190,
    changedDays: 40,
  }),
  service('Password Safe', 'FI', {
    number: 'FI-PWS-03',
    glyph: 'key',
    colour: '#4d7c0f',
    tags: ['DSGVO'],
    fees: { price: 2.4, unit: 'User', terms: [12, 36] },
    publishedDays: 450,
    changedDays: 160,
  }),
  service('Device Trust', 'FI', {
    number: 'FI-DVT-04',
    glyph: 'device-laptop',
    colour: '#0369a1',
    tags: ['SSO'],
    fees: { price: 1.8, unit: 'Device', terms: [1, 12] },
    state: 'Draft',
    changedDays: 4,
  }),
];
