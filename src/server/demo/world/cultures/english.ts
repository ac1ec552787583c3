/** The United Kingdom. */
import { culture } from './culture.ts';

export const english = culture({
  language: 'en',
  women: `Agatha, Beatrice, Cordelia, Daphne, Edith, Fiona, Gwendolyn, Harriet, Imogen, Jemima, Philippa, Siobhán`,
  men: `Alistair, Barnaby, Cuthbert, Desmond, Edmund, Fergus, Gareth, Hamish, Ignatius, Jasper, Percival, Rhys`,
  families: `Ashcroft, Brackenbury, Cholmondeley, Darlington, Featherstonehaugh, Greenhalgh, Hawthorne-Pryce, Kettlewell,
    O'Shaughnessy, Pemberton, Ravenscroft, Thistlethwaite, ap Rhys, Wolstenholme`,
  streets: `# High Street, # Mill Lane, # Station Road, # The Old Quay, # Foundry Yard, # Church Walk, # Orchard Crescent`,
  departments: `Board, Accounts, Purchasing, Sales > Customer care, IT > Service desk, People, Workshop`,
  titles: {
    Management: 'Managing director',
    Finance: 'Accountant',
    InformationTechnology: 'Systems administrator',
    Purchasing: 'Buyer',
    Sales: 'Account executive',
    Operations: 'Operations manager',
  },
});
