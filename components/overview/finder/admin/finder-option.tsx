import { CornerDownLeft } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { Entry } from './entries'

type FinderOptionProps = {
  id: string
  entry: Entry
  isActive: boolean
  onActivate: () => void
  onChoose: () => void
}

/** Something that was found, a link. */
export function FinderOption({ id, entry, isActive, onActivate, onChoose }: FinderOptionProps) {
  const { href, icon: Icon, title, note } = entry
  const path = usePathname()
  const isSamePage = href.split(/[?#]/, 1)[0] === path
  return (
    <Link
      id={id}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      prefetch={false}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onActivate}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        onChoose()
        if (!isSamePage) return
        // The page that is open reads its address only when it is loaded; a part of it is gone to once the dialog is.
        event.preventDefault()
        setTimeout(() => location.assign(href))
      }}
      className={`flex min-h-12 items-center gap-3 rounded-control px-3 py-1.5 text-sm ${isActive ? 'bg-primary-soft' : ''}`}
    >
      <Icon
        aria-hidden
        className={`size-4.5 shrink-0 ${isActive ? 'text-primary-strong' : 'text-muted'}`}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{title}</span>
        {note && <span className="block truncate text-xs text-muted">{note}</span>}
      </span>
      {isActive && <CornerDownLeft aria-hidden className="size-4 shrink-0 text-muted" />}
    </Link>
  )
}
