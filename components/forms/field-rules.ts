import { useTranslations } from 'next-intl'

/** A rough check of an e-mail address; the server decides. */
const LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Client-side validation rules with translated messages. */
export function useFieldRules() {
  const t = useTranslations('form')
  return {
    filled: { validate: (value: string) => value.trim() !== '' || t('required') },
    emailAddress: {
      validate: (value: string) => {
        if (value.trim() === '') return t('required')
        return LIKE_AN_ADDRESS.test(value.trim()) || t('emailInvalid')
      },
    },
  }
}
