import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { inEveryLanguage } from '@/lib/i18n/texts-by-language'
import type {
  Mailing,
  MailingLanguage,
  MailingText,
} from '@/lib/marketing/newsletter/mailings/contracts'
import { DEFAULT_MAILS_PER_MINUTE } from '@/lib/marketing/newsletter/mailings/mailing-rules'

/** The form's values, as they are typed. */
export type MailingValues = {
  texts: Record<MailingLanguage, MailingText>
  /** Those that it has a text in; English always is one. */
  languages: MailingLanguage[]
  products: { id: number; name: string }[]
  mailsPerMinute: string
}

const EMPTY: MailingText = { subject: '', preheader: '', content: '' }

/** The form's first values. */
export const valuesOf = (mailing?: Mailing): MailingValues => ({
  texts: inEveryLanguage(mailing?.texts, EMPTY),
  languages: TRANSLATED_LOCALES.filter(
    (language) => language === 'en' || mailing?.texts[language] !== undefined,
  ),
  products: mailing?.products ?? [],
  mailsPerMinute: String(mailing?.mailsPerMinute ?? DEFAULT_MAILS_PER_MINUTE),
})

/** What the form sends; the server checks it. */
export const inputOf = ({ texts, languages, products, mailsPerMinute }: MailingValues) => ({
  texts: {
    ...Object.fromEntries(languages.map((language) => [language, texts[language]])),
    en: texts.en,
  },
  productIds: products.map(({ id }) => id),
  mailsPerMinute: Number(mailsPerMinute),
})
