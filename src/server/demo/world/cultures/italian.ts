/** Italy. */
import { culture } from './culture.ts';

export const italian = culture({
  language: 'it',
  women: `Alessandra, Benedetta, Chiara, Domitilla, Eleonora, Fiammetta, Giuseppina, Ludovica, Maria Vittoria, Ornella,
    Rosalba, Serafina`,
  men: `Alessandro, Baldassarre, Calogero, Domenico, Ettore, Filippo, Gianluca, Leonardo, Massimiliano, Niccolò, Pasquale,
    Salvatore`,
  families: `Abbondanza, Bellacqua, Campolungo, D'Aquino, De Benedictis, Esposito Galli, Fiordaliso, Lo Cascio,
    Montefiore, Ognibene, Passalacqua, Quattrocchi, Sant'Elia, Ventimiglia`,
  streets: `Via Garibaldi, Corso Vittorio Emanuele, Piazza della Vigna, Viale dei Cipressi, Via del Forno, Vicolo Stretto,
    Lungofiume Ponente`,
  departments: `Direzione, Amministrazione, Acquisti, Vendite > Assistenza clienti, Sistemi informativi, Risorse umane,
    Cantina e magazzino`,
  titles: {
    Management: 'Amministratore delegato/Amministratrice delegata',
    Finance: 'Contabile',
    InformationTechnology: 'Sistemista',
    Purchasing: 'Responsabile acquisti',
    Sales: 'Agente di vendita',
    Operations: 'Responsabile produzione',
  },
});
