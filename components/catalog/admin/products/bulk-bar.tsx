import { Button } from '@/components/ui/button'
import type { BulkAction } from '@/lib/catalog/bulk-contracts'

/** The bulk action chosen for the selected products; a price change is specified in the dialog. */
export type BulkChoice = { kind: 'price' } | Exclude<BulkAction, { kind: 'price' }>

const CHOICES: { label: string; choice: BulkChoice }[] = [
  { label: 'Change prices', choice: { kind: 'price' } },
  { label: 'In stock', choice: { kind: 'stock', inStock: true } },
  { label: 'Out of stock', choice: { kind: 'stock', inStock: false } },
  { label: 'Feature', choice: { kind: 'featured', isFeatured: true } },
  { label: 'Unfeature', choice: { kind: 'featured', isFeatured: false } },
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
      className="mb-3 flex flex-wrap items-center gap-2 rounded-card border border-primary-strong/30 bg-primary-soft px-4 py-2.5"
    >
      <p role="status" className="me-2 text-sm font-semibold text-primary-deep">
        {count.toLocaleString('en')} selected
      </p>
      {matching !== undefined && (
        <Button variant="ghost" size="sm" onClick={onSelectMatching}>
          Select all {matching.toLocaleString('en')} that match
        </Button>
      )}
      {CHOICES.map(({ label, choice }) => (
        <Button key={label} variant="outline" size="sm" onClick={() => onChoose(choice)}>
          {label}
        </Button>
      ))}
      <Button variant="ghost" size="sm" className="ms-auto" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  )
}
