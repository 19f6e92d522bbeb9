import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

export type Crumb = { name: string; path: string }

type BreadcrumbProps = {
  /** From the home page to the current page, which is last. */
  crumbs: readonly Crumb[]
  /** For dark pictures behind it. */
  onDark?: boolean
}

export function Breadcrumb({ crumbs, onDark = false }: BreadcrumbProps) {
  const t = useTranslations('breadcrumb')
  const current = onDark ? 'text-white/85' : 'text-muted'
  const link = onDark
    ? 'text-white hover:underline'
    : 'text-ink-soft hover:text-primary-deep hover:underline'
  return (
    <nav aria-label={t('label')}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        {crumbs.map(({ name, path }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={path} className="flex min-w-0 items-center gap-1.5">
              {isLast ? (
                <span aria-current="page" className={`line-clamp-1 ${current}`}>
                  {name}
                </span>
              ) : (
                <>
                  <Link
                    href={path}
                    className={`rounded-sm py-1 font-medium whitespace-nowrap ${link}`}
                  >
                    {name}
                  </Link>
                  <Icon
                    name="chevron-right"
                    className={`size-3.5 shrink-0 rtl:-scale-x-100 ${current}`}
                  />
                </>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
