import { Lock } from 'lucide-react'
import Image from 'next/image'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { CheckoutSteps } from './checkout-steps'

type CheckoutHeaderProps = {
  storeName: string
  logo: string
  /** The logo of dark pages, where it is another one. */
  logoOnDark: string | null
}

/** No menus: only the logo leads back to the store. */
export function CheckoutHeader({ storeName, logo, logoOnDark }: CheckoutHeaderProps) {
  const t = useTranslations('checkoutPage')
  const shell = useTranslations('shell')
  const locale = useLocale()
  return (
    <header className="border-b border-line bg-surface">
      <div className="page-width grid grid-cols-[1fr_auto] items-center gap-x-4 md:h-18 md:grid-cols-[1fr_auto_1fr]">
        <a
          href={getPathname({ href: '/', locale })}
          aria-label={shell('homeLink', { storeName })}
          className="flex h-15 w-fit items-center gap-2 rounded-control text-[1.3rem] font-extrabold tracking-display"
        >
          <Image
            src={logo}
            alt=""
            width={32}
            height={32}
            priority
            className={logoOnDark ? 'size-8 object-contain dark:hidden' : 'size-8 object-contain'}
          />
          {logoOnDark && (
            <Image
              src={logoOnDark}
              alt=""
              width={32}
              height={32}
              className="hidden size-8 object-contain dark:block"
            />
          )}
          <span aria-hidden>{storeName}</span>
        </a>
        <div className="order-last col-span-2 -mx-4 border-t border-line px-4 py-2.5 md:order-none md:col-span-1 md:mx-0 md:border-0 md:p-0">
          <CheckoutSteps />
        </div>
        <p className="flex items-center gap-1.5 justify-self-end text-sm font-semibold text-ink-soft">
          <Lock aria-hidden className="size-4 text-success" />
          {t('secure')}
        </p>
      </div>
    </header>
  )
}
