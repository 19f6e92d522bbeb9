import { Bell, Copy, Pencil, Trash2 } from 'lucide-react'
import Image from 'next/image'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/fields/checkbox'
import type { Column } from '@/components/ui/list/data-table'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { formatUsd, toCents } from '@/lib/core/money'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'

type Actions = {
  isSelected: (id: number) => boolean
  isPageSelected: boolean
  onSelect: (id: number, selected: boolean) => void
  onSelectPage: (selected: boolean) => void
  onEdit: (product: AdminProduct) => void
  onDuplicate: (product: AdminProduct) => void
  onDelete: (product: AdminProduct) => void
}

const LOW_STOCK = 10

/** The columns of the product table. */
export function productColumns(actions: Actions): Column<AdminProduct>[] {
  return [
    {
      key: 'select',
      width: '2.75rem',
      className: 'pe-0',
      header: (
        <Checkbox
          label={<span className="sr-only">Select all on this page</span>}
          checked={actions.isPageSelected}
          onChange={(event) => actions.onSelectPage(event.target.checked)}
        />
      ),
      cell: ({ id, name }) => (
        <Checkbox
          label={<span className="sr-only">Select {name}</span>}
          checked={actions.isSelected(id)}
          onChange={(event) => actions.onSelect(id, event.target.checked)}
        />
      ),
    },
    { key: 'product', header: 'Product', cell: (product) => <Product product={product} /> },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      width: '7rem',
      cell: ({ price, originalPrice }) => (
        <>
          <span className="font-semibold">{formatUsd(toCents(price))}</span>
          {originalPrice && (
            <s className="block text-xs text-muted">
              <span className="sr-only">Original price </span>
              {formatUsd(toCents(originalPrice))}
            </s>
          )}
        </>
      ),
    },
    { key: 'keys', header: 'Keys', align: 'end', width: '7rem', cell: keysOf },
    {
      key: 'rating',
      header: 'Rating',
      align: 'end',
      width: '6rem',
      cell: ({ rating, reviewCount }) => (
        <>
          {rating}
          <span className="block text-xs text-muted" title="Reviews">
            {reviewCount.toLocaleString('en')}
            <span className="sr-only"> reviews</span>
          </span>
        </>
      ),
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      align: 'end',
      width: '9rem',
      cell: (product) => (
        <div className="flex justify-end gap-1">
          <Button
            variant="ghost"
            size="icon"
            className="size-9 text-ink-soft"
            aria-label={`Edit ${product.name}`}
            title="Edit"
            onClick={() => actions.onEdit(product)}
          >
            <Pencil aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="size-9 text-ink-soft"
            aria-label={`Duplicate ${product.name}`}
            title="Duplicate"
            onClick={() => actions.onDuplicate(product)}
          >
            <Copy aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="size-9 text-danger"
            aria-label={`Delete ${product.name}`}
            title="Delete"
            onClick={() => actions.onDelete(product)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ),
    },
  ]
}

function Product({ product }: { product: AdminProduct }) {
  const { name, slug, publisher, image, inStock, isFeatured, isHidden } = product
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
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          {isHidden && <Badge tone="dark">Hidden</Badge>}
          {!inStock && <Badge tone="danger">Out of stock</Badge>}
          {isFeatured && <Badge tone="brand">Featured</Badge>}
        </p>
        <Waiting product={product} />
      </div>
    </div>
  )
}

/** How many shoppers asked to be mailed. */
function Waiting({ product: { waitingForStock, waitingForPrice } }: { product: AdminProduct }) {
  const counts = [
    waitingForStock > 0 &&
      (waitingForStock === 1
        ? '1 waits for it'
        : `${waitingForStock.toLocaleString('en')} wait for it`),
    waitingForPrice > 0 &&
      (waitingForPrice === 1
        ? '1 waits for a lower price'
        : `${waitingForPrice.toLocaleString('en')} wait for a lower price`),
  ].filter((text) => text !== false)
  if (counts.length === 0) return null
  return (
    <p className="mt-1 flex items-center gap-1.5 text-xs font-medium text-ink-soft">
      <Bell aria-hidden className="size-3.5 shrink-0" />
      {counts.join(' · ')}
    </p>
  )
}

/** The number of available keys; a product without a key pool is delivered by hand. */
function keysOf({ delivery, availableKeys }: AdminProduct) {
  if (delivery === 'manual') return <span className="text-muted">By hand</span>
  if (availableKeys === 0)
    return (
      <Badge tone="danger" className="whitespace-nowrap">
        None left
      </Badge>
    )
  if (availableKeys < LOW_STOCK)
    return (
      <Badge tone="brand" className="whitespace-nowrap">
        {availableKeys} left
      </Badge>
    )
  return availableKeys.toLocaleString('en')
}
