/** France. */
import { culture } from './culture.ts';

export const french = culture({
  language: 'fr',
  women: `Amélie, Bérengère, Céleste, Delphine, Éloïse, Françoise, Gaëlle, Hélène, Joséphine, Léa, Marguerite, Océane,
    Pénélope, Solène, Zoé`,
  men: `Alphonse, Benoît, Cédric, Didier, Étienne, François-Xavier, Gaël, Hervé, Jérôme, Loïc, Maël, Noël, Raphaël,
    Sébastien, Thibault`,
  families: `Beauchêne, Champfleury, de La Rochette, Dubuisson, Étienvre, Forêt, Garçonnet, Hautecœur, L'Hermitte,
    Lefèvre, Montbrison, Noël, Pâquerette, Rossignol, Tréguier, Valleray`,
  streets: `# rue des Tilleuls, # avenue de la République, # quai des Brumes, # impasse du Moulin, # place de l'Église,
    # boulevard Saint-Honoré, # chemin des Écoliers`,
  departments: `Direction générale, Comptabilité > Recouvrement, Achats, Commerce > Administration des ventes, Informatique,
    Ressources humaines, Atelier`,
  titles: {
    Management: 'Directeur général/Directrice générale',
    Finance: 'Comptable',
    InformationTechnology: 'Administrateur systèmes/Administratrice systèmes',
    Purchasing: 'Acheteur/Acheteuse',
    Sales: 'Chargé de clientèle/Chargée de clientèle',
    Operations: "Chef d'atelier/Cheffe d'atelier",
  },
});
