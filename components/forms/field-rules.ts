import { useTranslations } from 'next-intl'

/** Looks for what is plainly not an address; the server decides. */
const LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** What the browser checks before a form is sent, in the page's language. */
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
