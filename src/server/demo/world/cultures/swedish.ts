/** Sweden. */
import { culture } from './culture.ts';

export const swedish = culture({
  language: 'en',
  women: `Agneta, Birgitta, Ebba, Gunilla, Hjördis, Ingegerd, Kerstin, Märta, Siv, Åsa, Ulla-Britt`,
  men: `Arvid, Björn, Egil, Göran, Håkan, Ingvar, Lars-Åke, Mårten, Sixten, Torbjörn, Östen`,
  families: `Ahlström, Bergåker, Dahlqvist, Fjällström, Grönlund, Hedström, Källberg, Lindhagen, Nordensköld, Sjöquist,
    Tjäder, Åkerblom`,
  streets: `Storgatan, Hamngatan, Granitvägen, Björkstigen, Skolgränd, Norra Kajen`,
  departments: `Ledning, Ekonomi, Inköp, Försäljning > Kundtjänst, IT, Lager`,
  titles: {
    Management: 'Verkställande direktör',
    Finance: 'Ekonom',
    InformationTechnology: 'Systemadministratör',
    Purchasing: 'Inköpare',
    Sales: 'Säljare',
    Operations: 'Driftchef',
  },
});
