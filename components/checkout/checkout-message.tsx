import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { buttonStyle } from '@/components/ui/button'

type CheckoutMessageProps = {
  Icon: LucideIcon
  title: string
  text: string
  /** The link back to the store; a full page load, because it has another root layout. */
  link: { href: string; label: string }
  children?: ReactNode
}

/** Shown instead of a checkout step that has nothing to offer. */
export function CheckoutMessage({ Icon, title, text, link, children }: CheckoutMessageProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col items-center rounded-panel border border-line bg-surface px-6 py-16 text-center shadow-card"
    >
      <span className="grid size-16 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <Icon aria-hidden className="size-7" />
      </span>
      <h2 id={id} className="mt-5 text-xl font-bold">
        {title}
      </h2>
      <p className="mt-1.5 max-w-md text-muted">{text}</p>
      {children}
      <a href={link.href} className={buttonStyle({ size: 'lg', className: 'mt-6' })}>
        {link.label}
      </a>
    </section>
  )
}
