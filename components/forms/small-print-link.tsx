import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

/** A link in the small print beside a form's button. */
export function SmallPrintLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="font-semibold text-ink-soft underline underline-offset-3 hover:text-primary-deep"
    >
      {children}
    </Link>
  )
}
