/** What a company does. */
import { enumeration } from '../enumeration.ts';

export default enumeration('Industry', {
  Agriculture: ['Agriculture and forestry', 'Land- und Forstwirtschaft', 'Rolnictwo i leśnictwo'],
  Food: ['Food and drink', 'Lebensmittel und Getränke', 'Żywność i napoje'],
  Manufacturing: ['Manufacturing', 'Herstellung', 'Produkcja'],
  Engineering: ['Mechanical and plant engineering', 'Maschinen- und Anlagenbau', 'Budowa maszyn i instalacji'],
  Energy: ['Energy and water', 'Energie und Wasser', 'Energia i woda'],
  Construction: ['Construction', 'Baugewerbe', 'Budownictwo'],
  Trade: ['Trade', 'Handel', 'Handel'],
  Transport: ['Transport and logistics', 'Verkehr und Logistik', 'Transport i logistyka'],
  Tourism: ['Tourism and catering', 'Tourismus und Gastronomie', 'Turystyka i gastronomia'],
  InformationTechnology: ['Information technology', 'Informationstechnik', 'Informatyka'],
  Finance: ['Finance and insurance', 'Finanzen und Versicherungen', 'Finanse i ubezpieczenia'],
  RealEstate: ['Real estate', 'Immobilien', 'Nieruchomości'],
  ProfessionalServices: ['Professional services', 'Beratung und freie Berufe', 'Usługi profesjonalne'],
  Health: ['Health and care', 'Gesundheit und Pflege', 'Zdrowie i opieka'],
  Education: ['Education', 'Bildung', 'Edukacja'],
  PublicSector: [
    'Public sector and associations',
    'Öffentlicher Dienst und Verbände',
    'Sektor publiczny i stowarzyszenia',
  ],
  Culture: ['Culture and media', 'Kultur und Medien', 'Kultura i media'],
  Other: ['Other', 'Sonstige', 'Inna'],
});
