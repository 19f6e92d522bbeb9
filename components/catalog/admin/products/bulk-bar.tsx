import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { BulkAction } from '@/lib/catalog/bulk-contracts'

/** What is still to be said about some actions: a form in the dialog asks for it. */
export type AskingKind = 'price' | 'sale' | 'category' | 'delivery'
/** The bulk action chosen for the selected products. */
export type BulkChoice = { kind: AskingKind } | Exclude<BulkAction, { kind: AskingKind }>

const CHOICES = [
  { name: 'price', choice: { kind: 'price' } },
  { name: 'sale', choice: { kind: 'sale' } },
  { name: 'category', choice: { kind: 'category' } },
  { name: 'delivery', choice: { kind: 'delivery' } },
  { name: 'inStock', choice: { kind: 'stock', inStock: true } },
  { name: 'outOfStock', choice: { kind: 'stock', inStock: false } },
  { name: 'feature', choice: { kind: 'featured', isFeatured: true } },
  { name: 'unfeature', choice: { kind: 'featured', isFeatured: false } },
  { name: 'show', choice: { kind: 'visibility', isHidden: false } },
  { name: 'hide', choice: { kind: 'visibility', isHidden: true } },
  { name: 'remove', choice: { kind: 'remove' } },
] as const satisfies { name: string; choice: BulkChoice }[]

type BulkBarProps = {
  /** Number of selected products. */
  count: number
  /** Number of products that match the filters, when all of them can be selected. */
  matching?: number
  onSelectMatching: () => void
  onClear: () => void
  onChoose: (choice: BulkChoice) => void
}

/** The bulk actions for the selected products. */
export function BulkBar({ count, matching, onSelectMatching, onClear, onChoose }: BulkBarProps) {
  const t = useTranslations('backOffice.catalog')
  return (
    <section
      aria-label={t('bulk.region')}
      className="mb-3 rounded-card border border-primary-strong/30 bg-primary-soft px-4 py-2.5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-2 text-sm font-semibold text-primary-deep">
          {t('bulk.selected', { count })}
        </p>
        {matching !== undefined && (
          <Button variant="ghost" size="sm" onClick={onSelectMatching}>
            {t('bulk.selectMatching', { count: matching })}
          </Button>
        )}
        <Button variant="ghost" size="sm" className="ms-auto" onClick={onClear}>
          {t('bulk.clear')}
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {CHOICES.map(({ name, choice }) => (
          <Button
            key={name}
            variant="outline"
            size="sm"
            className={choice.kind === 'remove' ? 'text-danger' : undefined}
            onClick={() => onChoose(choice)}
          >
            {t(`bulk.choices.${name}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
