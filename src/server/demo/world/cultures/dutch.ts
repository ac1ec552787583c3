/** The Netherlands. */
import { culture } from './culture.ts';

export const dutch = culture({
  language: 'nl',
  women: `Aaltje, Beatrijs, Femke, Geertruida, Hendrikje, Jantine, Liesbeth, Marijke, Noortje, Roos, Saskia, Wilhelmina`,
  men: `Adriaan, Bartholomeus, Cornelis, Diederik, Floris, Gijsbert, Hendrik, Joost, Maarten, Pieter, Ruud, Sjoerd`,
  families: `van den Berg, de Vries, ter Horst, van der Heuvelrug, IJzerman, 't Hart, Kuipers, Molenaar, van 't Veer,
    Zonneveld, Dijkstra, Hoogeboom, op den Akker, Vermeulen`,
  streets: `Molenstraat, Prinsenkade, Kerkweg, Havendijk, Tulpenlaan, Oude Gracht, Fietspad, Scheepmakershaven`,
  departments: `Directie, Financiën, Inkoop, Verkoop > Binnendienst, ICT > Servicedesk, Personeelszaken, Werkplaats`,
  titles: {
    Management: 'Directeur/Directrice',
    Finance: 'Boekhouder/Boekhoudster',
    InformationTechnology: 'Systeembeheerder',
    Purchasing: 'Inkoper/Inkoopster',
    Sales: 'Accountmanager',
    Operations: 'Bedrijfsleider/Bedrijfsleidster',
  },
});
