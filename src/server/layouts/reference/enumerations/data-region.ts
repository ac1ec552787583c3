/** Where the data of a service is kept. */
import { enumeration } from '../enumeration.ts';

export default enumeration('DataRegion', {
  'eu-central': ['Central Europe (Rostock)', 'Mitteleuropa (Rostock)', 'Europa Środkowa (Rostock)'],
  'eu-north': ['Northern Europe (Oulu)', 'Nordeuropa (Oulu)', 'Europa Północna (Oulu)'],
  'eu-east': ['Eastern Europe (Poznań)', 'Osteuropa (Posen)', 'Europa Wschodnia (Poznań)'],
  'eu-south': ['Southern Europe (Porto)', 'Südeuropa (Porto)', 'Europa Południowa (Porto)'],
});
