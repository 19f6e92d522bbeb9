import { useLocale, useTranslations } from 'next-intl'
import type { Product } from '@/lib/catalog/contracts'
import { catalogueText } from '@/lib/i18n/english'

/** What to know before buying a product, beside its price; nothing where there is nothing to know. */
export function ProductNotice({ product }: { product: Pick<Product, 'notice' | 'translated'> }) {
  const t = useTranslations('productPage')
  const locale = useLocale()
  const { notice } = product
  if (notice === '') return null
  return (
    <p className="mt-4 border-s-4 border-line ps-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
      <strong className="font-semibold text-ink">{t('notice')}</strong>{' '}
      <span {...catalogueText(locale, product, 'notice')}>{notice}</span>
    </p>
  )
}
