import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { SelectField } from '@/components/ui/fields/select-field'
import { POOL_KEY_TYPES } from '@/lib/licences/key-rules'

/** The type of key, which the buyer's mail mentions. */
export function KeyTypeField(
  props: Omit<ComponentProps<typeof SelectField>, 'id' | 'label' | 'children'>,
) {
  const t = useTranslations('backOffice.licences')
  return (
    <SelectField id="keyType" label={t('keyType')} {...props}>
      {POOL_KEY_TYPES.map((type) => (
        <option key={type} value={type}>
          {t(`type.${type}`)}
        </option>
      ))}
    </SelectField>
  )
}
