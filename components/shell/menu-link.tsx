import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

type Props = { href: string; prefetch?: false; className: string; children: ReactNode }

/** A link of a menu, which may lead to another site. */
export function MenuLink({ href, prefetch, className, children }: Props) {
  return href.startsWith('/') ? (
    <Link href={href} prefetch={prefetch} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} rel="noopener" className={className}>
      {children}
    </a>
  )
}
