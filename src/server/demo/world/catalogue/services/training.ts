/** Services for those who learn. */
import { servicesOf } from './service.ts';

const service = servicesOf('Training');

export const training = [
  service('Lernwelt Datenschutz', 'LL', {
    number: 'LL-DSG-01',
    glyph: 'school',
    colour: '#c2570c',
    tags: ['DSGVO', 'NIS2'],
    fees: { price: 1.4, unit: 'User', bands: true },
    publishedDays: 530,
    changedDays: 25,
  }),
  service('Lernwelt IT-Sicherheit', 'LL', {
    number: 'LL-SEC-02',
    glyph: 'certificate',
    colour: '#b4352d',
    tags: ['NIS2'],
    fees: { price: 1.9, unit: 'User', bands: true },
    publishedDays: 340,
    changedDays: 25,
  }),
  service('Language Atelier', 'LL', {
    number: 'LL-LNG-05',
    glyph: 'language',
    colour: '#0d9488',
    tags: ['Bestseller'],
    fees: { price: 9.5, unit: 'User' },
    publishedDays: 240,
    changedDays: 56,
  }),
  service('Administrator Academy', 'LL', {
    number: 'LL-ADM-07',
    glyph: 'tools',
    colour: '#334155',
    tags: ['ISO 27001'],
    fees: { price: 39, unit: 'User', terms: [12], setup: [80, 60, 'Unit'] },
    billing: 'WholePeriod',
    isLocking: true,
    publishedDays: 130,
    changedDays: 42,
  }),
];
