/** Where the data of a service is kept. */
import { enumeration } from '../enumeration.ts';

export default enumeration('DataRegion', {
  'eu-central': 'Central Europe (Rostock)',
  'eu-north': 'Northern Europe (Oulu)',
  'eu-east': 'Eastern Europe (Poznań)',
  'eu-south': 'Southern Europe (Porto)',
});
