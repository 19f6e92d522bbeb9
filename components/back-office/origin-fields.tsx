import { useTranslations } from 'next-intl'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { KEY_SOURCES, LICENCE_KINDS, type OriginPart } from '@/lib/catalog/statements'

/** What a form knows of where keys come from, as it is typed; empty: not stated. */
export type OriginValues = Record<OriginPart, string>

type FieldProps = UseFormRegisterReturn & { id: string; error?: string }

/** Licence type, source and first region. @param field of one of them, for its form */
export function OriginFields({ field }: { field: (part: OriginPart) => FieldProps }) {
  const t = useTranslations('backOffice.common.origin')
  return (
    <>
      <SelectField label={t('kind')} {...field('licenceKind')}>
        <option value="">{t('notStated')}</option>
        {LICENCE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('source')} {...field('keySource')}>
        <option value="">{t('notStated')}</option>
        {KEY_SOURCES.map((source) => (
          <option key={source} value={source}>
            {t(`sources.${source}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('region')}
        hint={t('regionHint')}
        maxLength={6}
        spellCheck={false}
        {...field('firstRegion')}
      />
    </>
  )
}
