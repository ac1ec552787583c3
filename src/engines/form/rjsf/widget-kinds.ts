/** Widgets that schemas ask for by rjsf's own names, and the field kind that is meant. '' leaves the kind to the schema. */
export const kindsByWidget: Readonly<Record<string, string>> = {
  text: '',
  checkbox: '',
  updown: 'Number',
  range: 'Number',
  textarea: 'MultilineText',
  password: 'Password',
  email: 'Email',
  uri: 'Url',
  date: 'Date',
  'alt-date': 'Date',
  'date-time': 'DateTimeUtc',
  'alt-datetime': 'DateTimeUtc',
};
