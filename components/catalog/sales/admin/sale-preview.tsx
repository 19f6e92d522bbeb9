import { useTranslations } from 'next-intl'
import { money } from '@/components/back-office/format-number'
import type { SalePreview as Preview } from '@/lib/catalog/sales/contracts'

/** What a sale would do, before it is saved. */
export function SalePreview({ preview }: { preview: Preview }) {
  const t = useTranslations('backOffice.sales.preview')
  const { matched, reduced, from, to, lowestMargin, overlaps, struckPrices } = preview
  return (
    <section
      aria-label={t('title')}
      className="space-y-2 rounded-control border border-line bg-sunken p-4 text-sm"
    >
      <p className="font-semibold">
        {reduced === 0 ? t('nothing') : t('reduces', { reduced, matched })}
      </p>
      {from !== null && to !== null && (
        <p className="tabular-nums">{t('prices', { from: money(from), to: money(to) })}</p>
      )}
      {lowestMargin && (
        <p>
          {t('margin', {
            name: lowestMargin.name,
            price: money(lowestMargin.price),
            cost: money(lowestMargin.cost),
          })}
        </p>
      )}
      {overlaps.length > 0 && (
        <ul className="space-y-1 font-medium text-warning">
          {overlaps.map(({ id, name, products }) => (
            <li key={id}>{t('overlap', { name, count: products })}</li>
          ))}
        </ul>
      )}
      {reduced > 0 && struckPrices === 'recommended' && (
        <p className="text-muted">{t('recommended')}</p>
      )}
    </section>
  )
}
