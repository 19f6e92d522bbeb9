import { ArrowUpRight, ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from '@/lib/i18n/navigation'

export type ContactLink = {
  Icon: LucideIcon
  title: string
  /** The address, or a description of the link. */
  text: string
  /** A page of the store, `mailto:` or `tel:`. */
  href: string
}

const LINK_STYLE =
  'group flex h-full items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition-[border-color,box-shadow] hover:border-line-strong/50 hover:shadow-raised'

/** Contact addresses as large links. */
export function ContactLinks({ links }: { links: readonly ContactLink[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {links.map(({ Icon, title, text, href }) => {
        const isPage = href.startsWith('/')
        const Arrow = isPage ? ChevronRight : ArrowUpRight
        const content = (
          <>
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-strong">
              <Icon aria-hidden className="size-5.5" />
            </span>
            <span className="min-w-0 grow">
              <span className="block font-bold group-hover:text-primary-deep">{title}</span>{' '}
              <span className="block text-[0.9375rem] break-words text-muted">{text}</span>
            </span>
            <Arrow
              aria-hidden
              className="size-5 shrink-0 text-line-strong group-hover:text-primary-strong rtl:-scale-x-100"
            />
          </>
        )
        return (
          <li key={href}>
            {isPage ? (
              <Link href={href} className={LINK_STYLE}>
                {content}
              </Link>
            ) : (
              <a href={href} className={LINK_STYLE}>
                {content}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The `tel:` URL of a formatted phone number. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
