import { Button } from '@/components/ui/button'
import type { BulkAction } from '@/lib/catalog/bulk-contracts'

/** What is still to be said about some actions: a form in the dialog asks for it. */
export type AskingKind = 'price' | 'sale' | 'category' | 'delivery'
/** The bulk action chosen for the selected products. */
export type BulkChoice = { kind: AskingKind } | Exclude<BulkAction, { kind: AskingKind }>

const CHOICES: { label: string; choice: BulkChoice }[] = [
  { label: 'Change prices', choice: { kind: 'price' } },
  { label: 'Sale', choice: { kind: 'sale' } },
  { label: 'Category', choice: { kind: 'category' } },
  { label: 'Delivery', choice: { kind: 'delivery' } },
  { label: 'In stock', choice: { kind: 'stock', inStock: true } },
  { label: 'Out of stock', choice: { kind: 'stock', inStock: false } },
  { label: 'Feature', choice: { kind: 'featured', isFeatured: true } },
  { label: 'Unfeature', choice: { kind: 'featured', isFeatured: false } },
  { label: 'Show', choice: { kind: 'visibility', isHidden: false } },
  { label: 'Hide', choice: { kind: 'visibility', isHidden: true } },
  { label: 'Delete', choice: { kind: 'remove' } },
]

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
  return (
    <section
      aria-label="Selected products"
      className="mb-3 rounded-card border border-primary-strong/30 bg-primary-soft px-4 py-2.5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-2 text-sm font-semibold text-primary-deep">
          {count.toLocaleString('en')} selected
        </p>
        {matching !== undefined && (
          <Button variant="ghost" size="sm" onClick={onSelectMatching}>
            Select all {matching.toLocaleString('en')} that match
          </Button>
        )}
        <Button variant="ghost" size="sm" className="ms-auto" onClick={onClear}>
          Clear selection
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {CHOICES.map(({ label, choice }) => (
          <Button
            key={label}
            variant="outline"
            size="sm"
            className={choice.kind === 'remove' ? 'text-danger' : undefined}
            onClick={() => onChoose(choice)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
