import { Download, type LucideIcon, MessageCircle, PackageSearch, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { type Promises, promiseValues } from '@/lib/settings/promises'

const ACTIONS = [
  { action: 'track', href: '/orders/track', Icon: PackageSearch },
  { action: 'downloads', href: '/orders/track#downloads', Icon: Download },
  { action: 'contact', href: '/contact', Icon: MessageCircle },
  { action: 'refund', href: '/returns/request', Icon: Undo2 },
] as const satisfies readonly { action: string; href: string; Icon: LucideIcon }[]

/** Links to the most common tasks. */
export function QuickActions({ promises }: { promises: Promises }) {
  const t = useTranslations('helpPage.quick')
  return (
    <nav aria-label={t('label')}>
      <ul className="grid gap-3 xs:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {ACTIONS.map(({ action, href, Icon }) => (
          <li key={action}>
            <Link
              href={href}
              className="group flex h-full flex-col gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 shadow-card transition-[border-color,box-shadow] hover:border-line-strong/50 hover:shadow-raised sm:flex-row sm:items-center sm:p-5"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-strong">
                <Icon aria-hidden className="size-5.5" />
              </span>
              <span className="min-w-0">
                <span className="block leading-snug font-bold group-hover:text-primary-deep">
                  {t(`${action}.title`)}
                </span>{' '}
                <span className="mt-0.5 block text-sm leading-snug text-muted">
                  {t(`${action}.text`, promiseValues(promises))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
