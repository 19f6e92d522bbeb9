import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/fields/select'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'
import { languageName } from './language-name'

type Props = {
  /** Those that are there already. */
  shown: readonly TranslatedLocale[]
  onAdd: (language: TranslatedLocale) => void
}

/** Chooses a further language for a text; nothing where all are there. */
export function AddLanguage({ shown, onAdd }: Props) {
  const t = useTranslations('backOffice.newsletter.texts')
  const others = TRANSLATED_LOCALES.filter((language) => !shown.includes(language))
    .map((language) => ({ language, name: languageName(language) }))
    .sort((one, other) => one.name.localeCompare(other.name))
  function add(value: string) {
    const added = others.find(({ language }) => language === value)
    if (added) onAdd(added.language)
  }
  if (others.length === 0) return null
  return (
    <Select
      aria-label={t('addLanguage')}
      value=""
      onChange={({ target }) => add(target.value)}
      className="w-44"
    >
      <option value="">{t('addLanguageOption')}</option>
      {others.map(({ language, name }) => (
        <option key={language} value={language}>
          {name}
        </option>
      ))}
    </Select>
  )
}
