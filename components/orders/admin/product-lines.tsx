'use client'

import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { callAdminList } from '@/components/back-office/admin-calls'
import { formatCents } from '@/components/back-office/format-number'
import { useStore } from '@/components/back-office/store-context'
import { SearchInput } from '@/components/ui/fields/search-input'
import { RowAction } from '@/components/ui/list/row-action'
import { inBase, priceIn, sellingIn } from '@/lib/pricing/selling'

const CALL = 'GET /api/admin/products'
const SHOWN = 6
const MAX_QUANTITY = 99

export type BoughtLine = { productId: number; name: string; quantity: number }

type Props<Line extends BoughtLine> = {
  lines: readonly Line[]
  /** What was paid in: prices are shown in it while the store sells in it, otherwise in the store's own. */
  currency: string
  onChange: (lines: readonly (Line | BoughtLine)[]) => void
  /** More about a line, below it. */
  renderBelow?: (line: Line) => ReactNode
}

/** What was bought: products found by their names, with quantities. */
export function ProductLines<Line extends BoughtLine>({
  lines,
  currency,
  onChange,
  renderBelow,
}: Props<Line>) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const store = useStore()
  const selling = sellingIn(store, currency) ?? inBase(store.baseCurrency)
  const [wanted, setWanted] = useState('')
  const { data } = useQuery({
    queryKey: [CALL, 'names', wanted],
    queryFn: ({ signal }) =>
      callAdminList(CALL, { query: { search: wanted, limit: SHOWN }, signal }),
    enabled: wanted !== '',
  })
  const found = (data?.rows ?? []).filter(
    (product) => !lines.some(({ productId }) => productId === product.id),
  )
  const setQuantity = (productId: number, quantity: number) =>
    onChange(lines.map((line) => (line.productId === productId ? { ...line, quantity } : line)))
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('makeOrder.bought')}</legend>
      <ul className="mb-3 space-y-2 empty:hidden">
        {lines.map((line) => {
          const { productId, name, quantity } = line
          return (
            <li key={productId}>
              <div className="flex items-center gap-2 text-sm">
                <input
                  type="number"
                  aria-label={t('makeOrder.quantityOf', { name })}
                  min={1}
                  max={MAX_QUANTITY}
                  value={quantity}
                  onChange={({ target }) =>
                    setQuantity(
                      productId,
                      Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(Number(target.value)) || 1)),
                    )
                  }
                  className="h-9 w-18 rounded-control border border-line-strong/70 px-2 tabular-nums"
                />
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
                <RowAction
                  icon={Trash2}
                  isSmall
                  isDanger
                  label={t('makeOrder.remove', { name })}
                  title={common('remove')}
                  onClick={() => onChange(lines.filter((each) => each.productId !== productId))}
                />
              </div>
              {renderBelow?.(line)}
            </li>
          )
        })}
      </ul>
      <SearchInput
        // Empty again for the next product.
        key={lines.length}
        label={t('makeOrder.find')}
        placeholder={t('makeOrder.find')}
        onSearch={setWanted}
      />
      {wanted !== '' && (
        <ul className="mt-2 divide-y divide-line rounded-control border border-line">
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className="flex w-full items-center justify-between gap-3 px-3 py-2 text-start text-sm hover:bg-sunken"
                onClick={() => {
                  onChange([...lines, { productId: product.id, name: product.name, quantity: 1 }])
                  setWanted('')
                }}
              >
                <span className="[overflow-wrap:anywhere]">{product.name}</span>
                <span className="tabular-nums">
                  {formatCents(priceIn(product, selling), selling.currency)}
                </span>
              </button>
            </li>
          ))}
          {data && found.length === 0 && (
            <li className="px-3 py-2 text-sm text-muted">{t('makeOrder.notFound')}</li>
          )}
        </ul>
      )}
    </fieldset>
  )
}
