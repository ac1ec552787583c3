/** Greece. */
import { culture } from './culture.ts';

export const greek = culture({
  language: 'en',
  women: `Αικατερίνη|Aikaterini, Βασιλική|Vasiliki, Δήμητρα|Dimitra, Ελένη|Eleni, Ευαγγελία|Evangelia, Ιωάννα|Ioanna,
    Μαρία|Maria, Παρασκευή|Paraskevi, Σοφία|Sofia, Χρυσούλα|Chrysoula`,
  men: `Αθανάσιος|Athanasios, Γεώργιος|Georgios, Δημήτριος|Dimitrios, Ευάγγελος|Evangelos, Θεόδωρος|Theodoros,
    Κωνσταντίνος|Konstantinos, Νικόλαος|Nikolaos, Παναγιώτης|Panagiotis, Σπυρίδων|Spyridon, Χρήστος|Christos`,
  families: `Παπαδόπουλος|Papadopoulos/Παπαδοπούλου|Papadopoulou, Οικονόμου|Oikonomou, Καραγιάννης|Karagiannis/Καραγιάννη|Karagianni,
    Βλαχάκης|Vlachakis/Βλαχάκη|Vlachaki, Θαλασσινός|Thalassinos/Θαλασσινού|Thalassinou, Μαυρομμάτης|Mavrommatis/Μαυρομμάτη|Mavrommati,
    Νησιώτης|Nisiotis/Νησιώτη|Nisioti, Σταυρίδης|Stavridis/Σταυρίδου|Stavridou, Φωτιάδης|Fotiadis/Φωτιάδη|Fotiadi,
    Ψαράς|Psaras/Ψαρά|Psara`,
  streets: `Λεωφόρος Ποσειδώνος, Οδός Ερμού, Ακτή Μιαούλη, Οδός Ελαιώνων, Πλατεία Ναυαρίνου, Οδός Χρυσής Άμμου`,
  departments: `Διοίκηση, Λογιστήριο, Προμήθειες, Πωλήσεις > Εξυπηρέτηση πελατών, Πληροφορική, Ναυτιλιακό τμήμα, Αποθήκη`,
  titles: {
    Management: 'Διευθύνων σύμβουλος/Διευθύνουσα σύμβουλος',
    Finance: 'Λογιστής/Λογίστρια',
    InformationTechnology: 'Διαχειριστής συστημάτων/Διαχειρίστρια συστημάτων',
    Purchasing: 'Υπεύθυνος προμηθειών/Υπεύθυνη προμηθειών',
    Sales: 'Πωλητής/Πωλήτρια',
    Operations: 'Υπεύθυνος παραγωγής/Υπεύθυνη παραγωγής',
  },
});
