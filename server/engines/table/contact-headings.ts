import { bareRecord } from '../../../catalogue/bare-record.ts';
import { placeColumn } from './address-books.ts';

/** Column names of address books in mail programs, in lower case and without word separators. */
const spoken = bareRecord<string>({
  fullname: 'name',
  displayname: 'name',
  firstname: 'given_name',
  givenname: 'given_name',
  lastname: 'family_name',
  familyname: 'family_name',
  surname: 'family_name',
  middlename: 'additional_name',
  company: 'organization',
  organizationname: 'organization',
  jobtitle: 'title',
  organizationtitle: 'title',
  emailaddress: 'email',
  primaryemail: 'email',
  secondaryemail: 'email_2',
  email2address: 'email_2',
  email3address: 'email_3',
  phonenumber: 'phone',
  telephone: 'phone',
  mobile: 'phone_cell',
  mobilephone: 'phone_cell',
  mobilenumber: 'phone_cell',
  primaryphone: 'phone',
  otherphone: 'phone',
  pagernumber: 'phone_pager',
  cellphone: 'phone_cell',
  phonemobile: 'phone_cell',
  workphone: 'phone_work',
  phonefax: 'fax',
  faxnumber: 'fax',
  homefax: 'fax_home',
  workfax: 'fax_work',
  homephone: 'phone_home',
  homephone2: 'phone_home_2',
  businessphone: 'phone_work',
  businessphone2: 'phone_work_2',
  businessfax: 'fax_work',
  birthday: 'birthday',
  notes: 'note',
  website: 'url',
  webpage: 'url',
  webpage1: 'url_home',
  webpage2: 'url_work',
});

/** Headings of address books in other languages. */
const translated: Readonly<Record<string, string>> = {
  name: 'vollständigername anzeigename nomcomplet nomaffiché nombrecompleto nomecompleto nomevisualizzato volledigenaam',
  given_name: 'vorname prénom nombre nomepróprio primeironome voornaam имя',
  family_name: 'nachname familienname nom nomdefamille apellidos apellido cognome sobrenome achternaam фамилия',
  additional_name: 'zweitervorname weiterevornamen deuxièmeprénom segundonombre secondonome nomedomeio',
  prefix: 'anrede civilité',
  organization:
    'firma unternehmen organisation société entreprise empresa organización compañía società azienda bedrijf organisatie компания',
  department: 'abteilung service departamento reparto ufficio afdeling',
  title: 'position berufsbezeichnung funktion fonction poste cargo puesto qualifica posizione functie должность',
  email:
    'emailadresse mail mailadresse adressedemessagerie adresseélectronique courriel adresseemail correo correoelectrónico direccióndecorreoelectrónico indirizzodipostaelettronica indirizzoemail endereçodeemail emailadres',
  email_2: 'email2adresse adressedemessagerie2',
  phone: 'telefon telefonnummer téléphone numérodetéléphone teléfono telefono telefone telefoon телефон',
  phone_cell:
    'handy handynummer mobil mobiltelefon mobiltelefonnummer telefonmobil telmobile télmobile téléphonemobile portable móvil teléfonomóvil celular cellulare telefonocellulare telemóvel mobiel мобильныйтелефон',
  phone_work:
    'telefongeschäftlich geschäftlich telefondienstlich téléphonebureau télbureau teléfonodeltrabajo telefonoufficio telefonecomercial telefoonwerk',
  phone_home: 'telefonprivat privat téléphonedomicile téldomicile teléfonoparticular telefonoabitazione telefoneresidencial telefoonthuis',
  fax: 'telefax télécopie',
  fax_work: 'faxgeschäftlich télécopiebureau faxdeltrabajo faxufficio',
  fax_home: 'faxprivat télécopiedomicile',
  birthday:
    'geburtstag geburtsdatum anniversairenaissance datedenaissance cumpleaños fechadenacimiento compleanno datadinascita aniversário datadenascimento verjaardag geboortedatum',
  note: 'notizen notiz bemerkung bemerkungen notas nota opmerkingen заметки',
  url: 'webseite internetseite pageweb siteweb páginaweb sitoweb paginaweb',
};
const otherWords: ReadonlyMap<string, string> = new Map(
  Object.entries(translated).flatMap(([column, words]) => words.split(' ').map((word) => [word, column] as const)),
);

/** The column of an address book's heading; headings that nobody knows stay as they are, in lower case. */
export const contactColumn = (heading: string): string => {
  const plain = heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (
    spoken[plain] ??
    otherWords.get(plain) ??
    placeColumn(plain) ??
    heading
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
      .replace(/^e_mail/, 'email')
  );
};
