import { Bell, Copy, LoaderCircle, Pencil, Trash2 } from 'lucide-react'
import Image from 'next/image'
import { useTranslations } from 'next-intl'
import type { ListColumn } from '@/components/back-office/columns/column-rules'
import { formatDateTime } from '@/components/back-office/format-date'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { AdminProductRow } from '@/lib/catalog/admin-contracts'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'
import { PriceCell } from './price-cell'
import { StockCell } from './stock-cell'
import type { CategoryChoice } from './use-product-groups'

type Actions = {
  /** The categories, which a product names by their ids. */
  choices: readonly CategoryChoice[]
  isSelected: (id: number) => boolean
  isPageSelected: boolean
  onSelect: (id: number, selected: boolean) => void
  onSelectPage: (selected: boolean) => void
  /** Whose form is being loaded. */
  openingId: number | undefined
  onEdit: (product: AdminProductRow) => void
  onDuplicate: (product: AdminProductRow) => void
  onDelete: (product: AdminProductRow) => void
}

/** The columns of the product table. */
export function useProductColumns(actions: Actions): ListColumn<AdminProductRow>[] {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'select',
      width: '2.75rem',
      className: 'pe-0',
      header: (
        <Checkbox
          label={<span className="sm:sr-only">{t('columns.selectPage')}</span>}
          checked={actions.isPageSelected}
          onChange={(event) => actions.onSelectPage(event.target.checked)}
        />
      ),
      cell: ({ id, name }) => (
        <Checkbox
          label={<span className="sr-only">{t('columns.select', { name })}</span>}
          checked={actions.isSelected(id)}
          onChange={(event) => actions.onSelect(id, event.target.checked)}
        />
      ),
    },
    { key: 'product', header: common('product'), cell: (product) => <Product product={product} /> },
    {
      key: 'price',
      header: t('columns.price'),
      align: 'end',
      width: '8.5rem',
      cell: (product) => <PriceCell product={product} />,
    },
    {
      key: 'keys',
      header: common('keys'),
      align: 'end',
      width: '8.5rem',
      cell: (product) => <StockCell product={product} />,
    },
    {
      key: 'rating',
      isMinor: true,
      header: t('rating'),
      align: 'end',
      width: '6rem',
      cell: ({ rating, reviewCount, ratingSource }) => (
        <>
          {rating}
          <span className="block text-xs text-muted" title={t('columns.reviews')}>
            {t.rich('columns.reviewCount', { count: reviewCount, sr: screenReaderOnly })}
          </span>
          {ratingSource === 'sample' && reviewCount > 0 && (
            <span className="block text-xs text-muted">{t('columns.sampleRating')}</span>
          )}
        </>
      ),
    },
    {
      key: 'sku',
      isExtra: true,
      header: t('identifiers.sku'),
      className: '[overflow-wrap:anywhere]',
      cell: ({ sku }) => sku ?? '—',
    },
    {
      key: 'publisher',
      isExtra: true,
      header: t('productDialog.publisher'),
      cell: ({ publisher }) => publisher,
    },
    {
      key: 'category',
      isExtra: true,
      header: common('category'),
      cell: ({ categoryId }) => actions.choices.find(({ id }) => id === categoryId)?.name ?? '—',
    },
    {
      key: 'version',
      isExtra: true,
      header: t('productDialog.version'),
      cell: ({ version }) => version,
    },
    {
      key: 'added',
      isExtra: true,
      header: t('columns.added'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'changed',
      isExtra: true,
      header: common('changed'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ updatedAt }) => formatDateTime(updatedAt),
    },
    {
      key: 'actions',
      header: <span className="sr-only">{common('actions')}</span>,
      align: 'end',
      width: '9rem',
      cell: (product) => (
        <div className="flex justify-end gap-1">
          <Button
            variant="ghost"
            size="icon"
            className="size-9 text-ink-soft"
            aria-label={t('columns.edit', { name: product.name })}
            title={common('edit')}
            aria-busy={actions.openingId === product.id}
            onClick={() => actions.onEdit(product)}
          >
            {actions.openingId === product.id ? (
              <LoaderCircle aria-hidden className="animate-spin" />
            ) : (
              <Pencil aria-hidden />
            )}
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="size-9 text-ink-soft"
            aria-label={t('columns.duplicateNamed', { name: product.name })}
            title={t('columns.duplicate')}
            onClick={() => actions.onDuplicate(product)}
          >
            <Copy aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="size-9 text-danger"
            aria-label={t('columns.delete', { name: product.name })}
            title={common('delete')}
            onClick={() => actions.onDelete(product)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ),
    },
  ]
}

function Product({ product }: { product: AdminProductRow }) {
  const t = useTranslations('backOffice.catalog')
  const { name, slug, sku, publisher, image, inStock, isFeatured, isHidden, publishAt } = product
  const { availableFrom } = product
  return (
    <div className="flex min-w-60 items-center gap-3">
      <Image
        src={image ?? PLACEHOLDER_IMAGE}
        alt=""
        width={56}
        height={42}
        unoptimized={(image ?? PLACEHOLDER_IMAGE).endsWith('.svg')}
        className="h-10.5 w-14 shrink-0 rounded-md border border-line bg-sunken object-cover"
      />
      <div className="min-w-0">
        <p className="font-semibold text-ink [overflow-wrap:anywhere]">{name}</p>
        <p className="text-xs text-muted [overflow-wrap:anywhere]">
          {publisher} · {slug}
          {sku !== null && ` · ${t('identifiers.sku')} ${sku}`}
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          {isHidden && (
            <Badge tone="dark">
              {publishAt
                ? t('columns.hiddenUntil', { time: formatDateTime(publishAt) })
                : t('columns.hidden')}
            </Badge>
          )}
          {availableFrom && (
            <Badge tone="brand">
              {t('preorders.until', { time: formatDateTime(availableFrom) })}
            </Badge>
          )}
          {!inStock && <Badge tone="danger">{t('columns.outOfStock')}</Badge>}
          {isFeatured && <Badge tone="brand">{t('columns.featured')}</Badge>}
        </p>
        <Waiting product={product} />
      </div>
    </div>
  )
}

/** How many shoppers asked to be mailed. */
function Waiting({ product: { waitingForStock, waitingForPrice } }: { product: AdminProductRow }) {
  const t = useTranslations('backOffice.catalog')
  const counts = [
    waitingForStock > 0 && t('columns.waitForStock', { count: waitingForStock }),
    waitingForPrice > 0 && t('columns.waitForPrice', { count: waitingForPrice }),
  ].filter((text) => text !== false)
  if (counts.length === 0) return null
  return (
    <p className="mt-1 flex items-center gap-1.5 text-xs font-medium text-ink-soft">
      <Bell aria-hidden className="size-3.5 shrink-0" />
      {counts.join(' · ')}
    </p>
  )
}
