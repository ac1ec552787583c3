/** Spain. */
import { culture } from './culture.ts';

export const spanish = culture({
  language: 'es',
  women: `Begoña, Concepción, Dolores, Esperanza, Guadalupe, Inmaculada, Lucía, María José, Montserrat, Nuria, Rocío, Verónica`,
  men: `Álvaro, Baltasar, César, Federico, Germán, Íñigo, José María, Martín, Óscar, Ramón, Sebastián, Ulises`,
  families: `Ibáñez Peñalver, Muñoz Ordóñez, García Castaño, Núñez de Arce, Zúñiga Salcedo, Fernández Villalón, Del Río Quintana,
    Echeverría Otaola, Cabeza Lozano, Sáenz Corominas, Hernández Güell, Rubio Alarcón`,
  streets: `Calle Mayor, Avenida de la Constitución, Plaza del Sol, Paseo Marítimo, Calle de los Peñascos, Camino Viejo,
    Rambla Nueva`,
  departments: `Dirección, Contabilidad, Compras, Ventas > Atención al cliente, Informática, Recursos humanos, Producción > Calidad`,
  titles: {
    Management: 'Director general/Directora general',
    Finance: 'Contable',
    InformationTechnology: 'Administrador de sistemas/Administradora de sistemas',
    Purchasing: 'Responsable de compras',
    Sales: 'Asesor comercial/Asesora comercial',
    Operations: 'Jefe de producción/Jefa de producción',
  },
});
