import { classNames } from '@/components/ui/class-names'
import type { Said } from '@/lib/catalog/said-statement'

type StatedProps = { facts: readonly Said[]; className?: string }

/** What is stated of a product's keys and updates; nothing where nothing is. */
export function Stated({ facts, className }: StatedProps) {
  if (facts.length === 0) return null
  return (
    <dl className={classNames('text-sm text-ink-soft', className)}>
      {facts.map(({ label, text }) => (
        <div key={label} className="flex flex-wrap gap-x-1.5">
          <dt className="font-semibold">{label}:</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
