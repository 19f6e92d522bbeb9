import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_USES } from '@/lib/licences/key-rules'

type UsesFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'type'>

/** How many buyers get the same key. */
export function UsesField(props: UsesFieldProps) {
  const t = useTranslations('backOffice.licences.uses')
  return (
    <TextField
      label={t('label')}
      hint={t('hint')}
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_USES}
      {...props}
    />
  )
}
