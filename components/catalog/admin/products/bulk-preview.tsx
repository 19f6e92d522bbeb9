import type { BulkAction, BulkResult } from '@/lib/catalog/bulk-contracts'
import { formatUsd, toCents } from '@/lib/core/money'

export const productCount = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`

/** What becomes of the products. */
function effectText(action: BulkAction): string {
  switch (action.kind) {
    case 'price':
      return 'get another price.'
    case 'sale':
      return action.off === null ? 'will no longer be on sale.' : 'will be on sale.'
    case 'stock':
      return `will be ${action.inStock ? 'in stock' : 'out of stock'}.`
    case 'featured':
      return `will ${action.isFeatured ? '' : 'no longer '}be featured.`
    case 'visibility':
      return action.isHidden ? 'will be hidden.' : 'will be shown in the store.'
    case 'delivery':
      return action.delivery === 'keys'
        ? 'will be delivered with keys; those that have none are sold out.'
        : 'will be delivered by hand.'
    case 'category':
      return 'go to another category.'
    case 'remove':
      return 'leave the store.'
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
  const { matched, changed, refused, refusals, hiddenInstead, originalPricesRemoved, examples } =
    result
  const showsPrices = action.kind === 'price' || action.kind === 'sale'
  return (
    <>
      {matched !== selected && (
        <p className="mb-2 text-sm font-semibold text-danger">
          Now {productCount(matched)} match, not {selected.toLocaleString('en')} as in the list.
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <strong className="text-ink">{productCount(changed)}</strong> of{' '}
        {matched.toLocaleString('en')} {effectText(action)}{' '}
        {changed < matched && 'The others stay as they are.'}
      </p>
      {hiddenInstead > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          {productCount(hiddenInstead)} of them were sold or have keys, so they stay on record and
          are hidden instead of deleted.
        </p>
      )}
      {originalPricesRemoved > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          {productCount(originalPricesRemoved)} will lose the struck-through price, because the new
          price is not below it.
        </p>
      )}
      {refused > 0 && (
        <div className="mt-3">
          <p className="text-sm font-semibold text-danger">{productCount(refused)} can’t change:</p>
          <ul className={LIST}>
            {refusals.map(({ id, name, reason }) => (
              <li key={id} className="px-3 py-2">
                <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
                <span className="block text-ink-soft">{reason}</span>
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
              {showsPrices && (
                <span className="shrink-0 tabular-nums">
                  <s className="text-muted">
                    <span className="sr-only">before </span>
                    {formatUsd(toCents(before))}
                  </s>{' '}
                  <strong>
                    <span className="sr-only">after </span>
                    {formatUsd(toCents(after))}
                  </strong>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <More of={changed} shown={examples.length} />
    </>
  )
}

const More = ({ of, shown }: { of: number; shown: number }) =>
  of > shown && <p className="mt-2 text-sm text-muted">… and {productCount(of - shown)} more.</p>
