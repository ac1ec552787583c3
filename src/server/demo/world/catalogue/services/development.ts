/** Services for those who make software. */
import { servicesOf } from './service.ts';

const service = servicesOf('Development');

export const development = [
  service('Code Forge', 'KC', {
    number: 'KC-FRG-01',
    glyph: 'git-branch',
    colour: '#7e22ce',
    tags: ['DSGVO', 'API'],
    fees: { price: 15.5, unit: 'User', cost: 11.8, bands: true },
    protection: 6,
    publishedDays: 670,
    changedDays: 18,
  }),
  service('Build Caravan', 'KC', {
    number: 'KC-BLD-02',
    glyph: 'hammer',
    colour: '#c2570c',
    tags: ['API'],
    fees: {
      price: 9.9,
      unit: 'User',
      base: 10,
      metered: [0.36, 0.27, 'Hour', 'Build hour above 50'],
    },
    publishedDays: 440,
    changedDays: 53,
  }),
  service('Test Bazaar', 'KC', {
    number: 'KC-TST-03',
    glyph: 'test-pipe',
    colour: '#15803d',
    tags: ['API'],
    fees: { price: 34, unit: 'Department' },
    publishedDays: 200,
    changedDays: 77,
  }),
  service('Container Harbour', 'KC', {
    number: 'KC-REG-04',
    glyph: 'container',
    colour: '#0e7490',
    tags: ['API', 'NIS2'],
    fees: {
      price: 25,
      unit: 'Company',
      metered: [0.08, 0.06, 'GB', 'Storage above 100 GB'],
    },
    publishedDays: 180,
    changedDays: 64,
  }),
  service('Error Lookout', 'KC', {
    number: 'KC-ERR-05',
    glyph: 'telescope',
    colour: '#b4352d',
    tags: ['DSGVO', 'API'],
    fees: { price: 21, unit: 'Company', base: 6 },
    publishedDays: 26,
    changedDays: 13,
  }),
  service('Torweg API Gateway', 'WN', {
    number: 'WN-API-07',
    glyph: 'api',
    colour: '#1d4ed8',
    tags: ['API'],
    fees: { price: 79, unit: 'Company', terms: [1, 12] },
    state: 'Draft',
    changedDays: 3,
  }),
];
