'use client'

import { useTranslations } from 'next-intl'
import { exampleAmount, readTypedNumber } from '@/lib/core/typed-amount'
import { pageLanguage } from './language/page-language'

type Options = {
  /** The message where it may not be left empty. */
  required?: string
  /** Whether the server says of what can't be read what it expects, together with what is wrong elsewhere. */
  isExplained?: boolean
}

/** The rule of a field for an amount, which is read as people type it in the language of the page. */
export function useAmountRule() {
  const t = useTranslations('backOffice.common')
  return ({ required, isExplained }: Options = {}) => ({
    setValueAs: (text: string) => readTypedNumber(text, pageLanguage()) ?? text,
    validate: (amount = '') => {
      if (amount.trim() === '') return required ?? true
      if (isExplained) return true
      const example = exampleAmount(pageLanguage())
      return readTypedNumber(amount) !== null || t('amountForm', { example })
    },
  })
}
