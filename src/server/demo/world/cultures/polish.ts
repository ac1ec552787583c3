/** Poland. */
import { culture } from './culture.ts';

export const polish = culture({
  language: 'pl',
  women: `Agnieszka, Bożena, Celina, Danuta, Elżbieta, Grażyna, Halina, Jadwiga, Katarzyna, Łucja, Małgorzata, Natalia,
    Oliwia, Paulina, Róża, Stanisława, Teresa, Urszula, Wiesława, Żaneta`,
  men: `Andrzej, Bogusław, Czesław, Dariusz, Grzegorz, Jarosław, Kazimierz, Łukasz, Mieczysław, Mirosław, Paweł,
    Przemysław, Radosław, Stanisław, Szczepan, Tadeusz, Wacław, Witold, Zbigniew, Zdzisław`,
  families: `Brzęczyszczykiewicz, Chrząszcz, Dąbrowski/Dąbrowska, Gołębiewski/Gołębiewska, Jabłoński/Jabłońska,
    Kołodziej, Krzyżanowski/Krzyżanowska, Łoziński/Łozińska, Majchrzak, Niedźwiecki/Niedźwiecka, Ostrowski/Ostrowska,
    Piątek, Rzepecki/Rzepecka, Szczęsny/Szczęsna, Świątek, Trzebiński/Trzebińska, Wiśniewski/Wiśniewska, Wójcik,
    Zając, Zieliński/Zielińska, Źrebiec, Żuraw`,
  streets: `ul. Słoneczna, ul. Młyńska, al. Niepodległości, ul. Świętego Marcina, ul. Dąbrowskiej, ul. Piękna,
    pl. Wolności, ul. Źródlana, ul. Kościuszki, ul. Żeglarska`,
  departments: `Zarząd, Księgowość > Windykacja, Zakupy, Sprzedaż > Obsługa klienta, Dział IT > Pomoc techniczna, Kadry i płace,
    Magazyn, Produkcja > Kontrola jakości, Dział prawny`,
  titles: {
    Management: 'Dyrektor/Dyrektorka',
    Finance: 'Księgowy/Księgowa',
    InformationTechnology: 'Administrator systemów/Administratorka systemów',
    Purchasing: 'Specjalista ds. zakupów/Specjalistka ds. zakupów',
    Sales: 'Przedstawiciel handlowy/Przedstawicielka handlowa',
    Operations: 'Kierownik produkcji/Kierowniczka produkcji',
  },
});
