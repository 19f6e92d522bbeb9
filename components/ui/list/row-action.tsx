import type { LucideIcon } from 'lucide-react'
import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'

type RowActionProps = {
  icon: LucideIcon
  label: string
  /** A shorter text for the tooltip. */
  title?: string
  /** Disabled, but focusable. */
  isInactive?: boolean
  /** For several buttons in a row. */
  isSmall?: boolean
  isDanger?: boolean
} & ({ onClick: () => void } | { href: string })

/** An icon button, or link, for an action on one row of a list. */
export function RowAction({
  icon: Icon,
  label,
  title = label,
  isInactive,
  isSmall,
  isDanger,
  ...target
}: RowActionProps) {
  const className = classNames(
    'grid place-items-center rounded-control hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-30 aria-disabled:hover:bg-transparent',
    isSmall ? 'size-8' : 'size-9',
    isDanger ? 'text-danger' : 'text-ink-soft',
  )
  if ('href' in target)
    return (
      <Link href={target.href} aria-label={label} title={title} className={className}>
        <Icon aria-hidden className="size-4.5" />
      </Link>
    )
  return (
    <button
      type="button"
      aria-label={label}
      title={title}
      aria-disabled={isInactive}
      onClick={isInactive ? undefined : target.onClick}
      className={className}
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  )
}
