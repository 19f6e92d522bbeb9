import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'

/** The subject under which the library asks for the erasure of a buyer's data, in words of the store. */
const ERASURE = 'Please delete my data'

export const subjectText = (subject: string): string =>
  subject === ERASURE ? sentenceInPageLanguage(subject) : subject

export const messageText = ({ subject, message }: { subject: string; message: string }): string =>
  subject === ERASURE ? message.split('\n\n').map(sentenceInPageLanguage).join('\n\n') : message
