'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'

type SectionNavProps = {
  /** Names the parts for screen readers. */
  label: string
  sections: readonly { href: string; label: string }[]
}

/** The parts of a tab. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const path = usePathname()
  // One part alone needs no way to others.
  if (sections.length < 2) return null
  return (
    <nav aria-label={label} className="mb-5 border-b border-line">
      <ul className="flex gap-1 overflow-x-auto">
        {sections.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={path === href ? 'page' : undefined}
              className="-mb-px grid h-11 place-items-center border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-primary-strong aria-[current]:text-primary-strong"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
