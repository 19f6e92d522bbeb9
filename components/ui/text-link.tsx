import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="flex min-h-10 shrink-0 items-center gap-1.5 rounded-control font-semibold whitespace-nowrap text-primary-strong hover:text-primary-deep hover:underline"
    >
      {children}
      <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
    </Link>
  )
}
