/** Hungary. */
import { culture } from './culture.ts';

export const hungarian = culture({
  language: 'hu',
  women: `Ágnes, Boglárka, Csilla, Dorottya, Erzsébet, Gyöngyi, Ibolya, Katalin, Lívia, Orsolya, Piroska, Zsófia`,
  men: `Ádám, Balázs, Csaba, Dénes, Ernő, Győző, István, Jenő, Lőrinc, Örs, Sándor, Zsombor`,
  families: `Szőke, Bárányos, Csizmadia, Dévényi, Erdőhegyi, Földváry, Győrffy, Hűvös, Kökényessy, Mészáros, Nyitrai,
    Őszi, Szűcs, Tűzkő, Vörösmarthy`,
  streets: `Fő utca, Petőfi tér, Rózsa utca, Duna sor, Kőműves köz, Gyöngyvirág út, Szőlőhegy dűlő`,
  departments: `Vezetőség, Könyvelés, Beszerzés, Értékesítés > Ügyfélszolgálat, Informatika, Munkaügy, Raktár`,
  titles: {
    Management: 'Ügyvezető igazgató',
    Finance: 'Könyvelő',
    InformationTechnology: 'Rendszergazda',
    Purchasing: 'Beszerző',
    Sales: 'Értékesítő',
    Operations: 'Üzemvezető',
  },
});
