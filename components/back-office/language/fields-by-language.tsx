'use client'

import { Fragment, type ReactNode, useState } from 'react'
import { BACK_OFFICE_LOCALES, TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'
import type { ByLanguage } from '@/lib/i18n/texts-by-language'
import { AddLanguage } from './add-language'

type Props = {
  /** What is there when the form opens. */
  texts: ByLanguage<string> | undefined
  /** The field of a language. */
  children: (language: TranslatedLocale) => ReactNode
}

const isSpokenHere = (language: TranslatedLocale): boolean =>
  BACK_OFFICE_LOCALES.some((spoken) => spoken === language)

/** A field for each language that something is written in or that the back office speaks, and a choice of the others. */
export function FieldsByLanguage({ texts, children }: Props) {
  const [added, setAdded] = useState<readonly TranslatedLocale[]>(() =>
    TRANSLATED_LOCALES.filter((language) => !isSpokenHere(language) && texts?.[language]),
  )
  const shown = [...BACK_OFFICE_LOCALES, ...added]
  return (
    <>
      {shown.map((language) => (
        <Fragment key={language}>{children(language)}</Fragment>
      ))}
      <div className="self-end">
        <AddLanguage shown={shown} onAdd={(language) => setAdded([...added, language])} />
      </div>
    </>
  )
}
