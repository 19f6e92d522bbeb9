import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_MANUAL_REFERENCE } from '@/lib/payments/manual/means'

type Props = Omit<ComponentProps<typeof TextField>, 'label'>

/** By what the money is found that was given back by hand, of an order that was paid outside of the store. */
export function ReferenceField(props: Props) {
  const t = useTranslations('backOffice.refunds')
  return (
    <TextField
      label={t('dialog.reference')}
      required
      maxLength={MAX_MANUAL_REFERENCE}
      autoComplete="off"
      hint={t('dialog.referenceHint')}
      {...props}
    />
  )
}
