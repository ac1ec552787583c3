/** Finland. */
import { culture } from './culture.ts';

export const finnish = culture({
  language: 'fi',
  women: `Aino, Eeva, Hilkka, Irja, Jaana, Kyllikki, Liisa, Marjatta, Outi, Päivi, Raija, Sirpa, Tuulikki, Venla, Ulla`,
  men: `Aatos, Eero, Hannu, Ilmari, Jukka, Kalervo, Lauri, Mauno, Olavi, Pentti, Risto, Seppo, Tapio, Väinö, Yrjö`,
  families: `Hyvönen, Määttä, Koskinen, Lehtomäki, Jääskeläinen, Väisänen, Rautio, Yli-Hakala, Pöyry, Särkijärvi,
    Kettunen, Myllylä, Vuorela, Heinonen, Niittymäki, Törmänen`,
  streets: `Satamakatu, Koivutie, Rantatie, Kauppakatu, Myllypolku, Pitkäsilta, Yliopistonkatu, Hämeentie`,
  departments: `Johto, Taloushallinto, Ostot, Myynti > Asiakaspalvelu, Tietohallinto > Lähituki, Henkilöstö, Varasto`,
  titles: {
    Management: 'Toimitusjohtaja',
    Finance: 'Kirjanpitäjä',
    InformationTechnology: 'Järjestelmäasiantuntija',
    Purchasing: 'Ostaja',
    Sales: 'Myyntipäällikkö',
    Operations: 'Tuotantopäällikkö',
  },
});
