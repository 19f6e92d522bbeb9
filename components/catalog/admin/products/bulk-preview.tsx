import { useTranslations } from 'next-intl'
import { money } from '@/components/back-office/format-number'
import { inPageLanguage } from '@/components/back-office/language/in-page-language'
import type { BulkAction, BulkResult } from '@/lib/catalog/bulk-contracts'
import { PriceBeforeAndAfter } from './price-before-and-after'

/** The name of the text that says what becomes of the products. */
function effectOf(action: BulkAction) {
  switch (action.kind) {
    case 'sale':
      return action.off === null ? 'saleEnds' : 'saleStarts'
    case 'stock':
      return action.inStock ? 'inStock' : 'outOfStock'
    case 'featured':
      return action.isFeatured ? 'featured' : 'unfeatured'
    case 'visibility':
      return action.isHidden ? 'hidden' : 'shown'
    case 'delivery':
      return action.delivery
    default:
      return action.kind
  }
}

const LIST = 'mt-3 divide-y divide-line rounded-control border border-line text-sm'

type PreviewProps = {
  action: BulkAction
  result: BulkResult
  /** How many were selected in the list, which may be older. */
  selected: number
}

/** What a bulk change would do. */
export function BulkPreview({ action, result, selected }: PreviewProps) {
  const t = useTranslations('backOffice.catalog')
  const { matched, changed, refused, refusals, hiddenInstead, examples } = result
  const { originalPricesRemoved, savingsLost, typedPricesStay } = result
  const showsPrices = action.kind === 'price' || action.kind === 'sale'
  return (
    <>
      {matched !== selected && (
        <p className="mb-2 text-sm font-semibold text-danger">
          {t('bulkPreview.nowMatch', { count: matched, selected })}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {t.rich(`bulkPreview.effects.${effectOf(action)}`, {
          changed,
          matched,
          strong: (chunks) => <strong className="text-ink">{chunks}</strong>,
        })}{' '}
        {changed < matched && t('bulkPreview.othersStay')}
      </p>
      {hiddenInstead > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('bulkPreview.hiddenInstead', { count: hiddenInstead })}
        </p>
      )}
      {originalPricesRemoved > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('bulkPreview.originalsRemoved', { count: originalPricesRemoved })}
        </p>
      )}
      {savingsLost > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('bulkPreview.savingsLost', { count: savingsLost })}
        </p>
      )}
      {typedPricesStay > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('bulkPreview.typedPricesStay', { count: typedPricesStay })}
        </p>
      )}
      {refused > 0 && (
        <div className="mt-3">
          <p className="text-sm font-semibold text-danger">
            {t('bulkPreview.refused', { count: refused })}
          </p>
          <ul className={LIST}>
            {refusals.map(({ id, name, reason, text }) => (
              <li key={id} className="px-3 py-2">
                <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
                <span className="block text-ink-soft">
                  {inPageLanguage({ message: reason, text })}
                </span>
              </li>
            ))}
          </ul>
          <More of={refused} shown={refusals.length} />
        </div>
      )}
      {examples.length > 0 && (
        <ul className={LIST}>
          {examples.map(({ id, name, before, after }) => (
            <li key={id} className="flex justify-between gap-4 px-3 py-2">
              <span className="[overflow-wrap:anywhere]">{name}</span>
              {showsPrices && <PriceBeforeAndAfter before={money(before)} after={money(after)} />}
            </li>
          ))}
        </ul>
      )}
      <More of={changed} shown={examples.length} />
    </>
  )
}

function More({ of, shown }: { of: number; shown: number }) {
  const t = useTranslations('backOffice.catalog')
  if (of <= shown) return null
  return <p className="mt-2 text-sm text-muted">{t('bulkPreview.more', { count: of - shown })}</p>
}
