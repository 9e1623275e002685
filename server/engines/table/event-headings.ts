/** Headings of calendar programs in several languages, in lower case and without anything but letters and digits, by column. */
const spellings: Readonly<Record<string, string>> = {
  summary:
    'subject title event name betreff titel termin ereignis veranstaltung objet titre événement asunto título evento oggetto titolo assunto onderwerp temat tytuł тема',
  start:
    'startdate begin from date startson startdatetime startdatum beginntam beginn anfang datum von datededébut débutle début date fechadecomienzo fechadeinicio fecha inicio comienzo datainizio datadiinizio inizio data datadeinício início begindatum van datarozpoczęcia датаначала',
  start_time:
    'starttime begintime time beginntum startzeit anfangszeit beginnzeit uhrzeit heurededébut heure horadeinicio horadecomienzo hora orainizio oradiinizio ora horadeinício begintijd tijd godzinarozpoczęcia времяначала',
  end: 'enddate due duedate to until endson enddatetime enddatum endetam ende bis datedefin finle fin fechadefin fechadefinalización finalización datafine datadifine fine datadetérmino datadofim término fim einddatum tot datazakończenia датаокончания',
  end_time:
    'endtime endetum endzeit endezeit heuredefin horadefin horadefinalización orafine oradifine horadetérmino horadofim eindtijd godzinazakończenia времяокончания',
  all_day:
    'alldayevent allday wholeday ganztägigesereignis ganztägig ganztags journéeentière todoeldía eventodetodoeldía tuttoilgiorno giornataintera eventodediainteiro diatodo diainteiro heledag całydzień весьдень',
  location:
    'place where venue room ort veranstaltungsort raum lieu emplacement lugar ubicación luogo posizione local locatie plaats lokalizacja место',
  description:
    'notes note details body comment comments beschreibung notizen bemerkung bemerkungen descripción notas descrizione descrição beschrijving opis описание',
  categories: 'category tags kategorien kategorie catégories catégorie categorías categorie categoria categorieën kategoria',
  attendees:
    'requiredattendees guests invitees participants participantsobligatoires erforderlicheteilnehmer teilnehmer asistentesnecesarios asistentes invitados',
  organizer:
    'organiser meetingorganizer besprechungsplanung organisator organisateurdelaréunion organisateur organizador organizadordelareunión',
  time_zone: 'timezone tz zeitzone',
  duration: 'length durationminutes durationmin durationmins dauer durée duración durata duração duur',
  repeats: 'recurrence rrule repeat repeatrule frequency wiederholung',
  private: 'isprivate privat privé privado privato',
  url: 'link website webseite',
  reminder_on: 'reminderonoff erinnerungeinaus rappelactivédésactivé',
  reminder_date: 'reminderdate erinnerungam',
  reminder_time: 'remindertime erinnerungum',
};

const columns: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([column, words]) => words.split(' ').map((word) => [word, column] as const)),
);

/** The column of a heading; headings that nobody knows stay as they are, in lower case. */
const columnOf = (heading: string): string =>
  columns.get(heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) ??
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** The fields of a row by column; the first of several headings for a column wins, unless it is empty. */
export const eventFields = (record: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>();
  for (const [heading, value] of Object.entries(record)) {
    const column = columnOf(heading);
    if (!fields.get(column)) fields.set(column, value.trim());
  }
  return fields;
};
