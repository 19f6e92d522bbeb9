import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

type CallToActionProps = {
  /** Id of the title. */
  id: string
  title: string
  text: string
  primary: { href: string; label: ReactNode }
  secondary: { href: string; label: ReactNode }
}

/** A band with two links that closes a page. */
export function CallToAction({ id, title, text, primary, secondary }: CallToActionProps) {
  return (
    <section aria-labelledby={id} className="bg-night text-white">
      <div className="page-width flex flex-col gap-x-12 gap-y-6 py-12 sm:py-14 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 id={id} className="text-3xl font-extrabold tracking-tight">
            {title}
          </h2>
          <p className="mt-2 max-w-2xl text-lg">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link
            href={primary.href}
            className={buttonStyle({
              size: 'lg',
              variant: 'ghost',
              className: 'bg-white text-night hover:bg-white/90 focus-visible:outline-white',
            })}
          >
            {primary.label}
          </Link>
          <Link
            href={secondary.href}
            className={buttonStyle({
              size: 'lg',
              variant: 'onDark',
              className:
                'border-white/70 bg-transparent! hover:bg-white/15! focus-visible:outline-white',
            })}
          >
            {secondary.label}
          </Link>
        </div>
      </div>
    </section>
  )
}
