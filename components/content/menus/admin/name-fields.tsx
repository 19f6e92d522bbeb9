import { useTranslations } from 'next-intl'
import { FieldsByLanguage } from '@/components/back-office/language/fields-by-language'
import { languageName } from '@/components/back-office/language/language-name'
import { TextField } from '@/components/ui/fields/text-field'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import type { Names } from '@/lib/settings/menu-pages'

const MAX_NAME = 60

type Props = { names: Names; onChange: (names: Names) => void }

/** What something in a menu is called, in each language. */
export function NameFields({ names, onChange }: Props) {
  const t = useTranslations('backOffice.pages.menus')
  return (
    <FieldsByLanguage texts={names}>
      {(language) => (
        <TextField
          id={`menu-name-${language}`}
          label={t('nameIn', { language: languageName(language) })}
          lang={language}
          maxLength={MAX_NAME}
          value={names[language] ?? ''}
          onChange={({ target }) => onChange({ ...names, [language]: target.value })}
        />
      )}
    </FieldsByLanguage>
  )
}

/** Names without those that are empty. */
export function givenNames(names: Names): Names {
  const given: Names = {}
  for (const language of TRANSLATED_LOCALES) {
    const name = names[language]?.trim()
    if (name) given[language] = name
  }
  return given
}
