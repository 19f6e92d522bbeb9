import { useTranslations } from 'next-intl'
import { Card, Note } from './setting-fields'

/** Says that nothing is shipped: the settings of shipping are stored through the API, and nothing follows from them. */
export function ShippingCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="shipping">
      <Note>{t('notes.shipping')}</Note>
    </Card>
  )
}
