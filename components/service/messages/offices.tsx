import { MapPin } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { phoneHref } from '@/components/storefront/info/contact-links'
import { Icon } from '@/components/ui/icon/icon'
import { OFFICES, type Office } from '@/content/contact'
import { englishText } from '@/lib/i18n/english'

export function Offices() {
  const locale = useLocale()
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 lg:gap-5" {...englishText(locale)}>
      {OFFICES.map((office) => (
        <OfficeCard key={office.id} office={office} />
      ))}
    </ul>
  )
}

const LINK = 'rounded-sm hover:text-primary-deep hover:underline'

function OfficeCard({ office }: { office: Office }) {
  const t = useTranslations('contactPage.offices')
  const { city, role, address, phone, email } = office
  return (
    <li className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-7">
      <h3 className="text-xl font-extrabold tracking-tight">{city}</h3>
      <p className="mt-0.5 text-muted">{role}</p>
      <address className="mt-5 space-y-3 text-[0.9375rem] leading-relaxed text-ink-soft not-italic [&_svg]:mt-1 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-line-strong">
        <p className="flex gap-3">
          <MapPin aria-hidden />
          <span>
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        </p>
        <p className="flex gap-3">
          <Icon name="phone" />
          <a href={phoneHref(phone)} className={LINK}>
            <span className="sr-only">{t('phone')}: </span>
            <bdi>{phone}</bdi>
          </a>
        </p>
        <p className="flex gap-3">
          <Icon name="mail" />
          <a href={`mailto:${email}`} className={`${LINK} min-w-0 break-words`}>
            <span className="sr-only">{t('email')}: </span>
            <bdi>{email}</bdi>
          </a>
        </p>
      </address>
    </li>
  )
}
