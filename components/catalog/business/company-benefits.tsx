import { useTranslations } from 'next-intl'
import { Icon, type IconName } from '@/components/ui/icon/icon'

type CompanyBenefitsProps = {
  /** Whether the store issues any, and electronic ones: without the seller's details there are none. */
  hasInvoices: boolean
  hasEInvoices: boolean
  /** Whether companies elsewhere in the EU pay no VAT. */
  hasReverseCharge: boolean
}

/** What companies get beside the software, as far as this store gives it. */
export function CompanyBenefits({
  hasInvoices,
  hasEInvoices,
  hasReverseCharge,
}: CompanyBenefitsProps) {
  const t = useTranslations('businessPage.benefits')
  const benefits: { icon: IconName; title: string; text: string; isGiven: boolean }[] = [
    { icon: 'coins', title: t('volume.title'), text: t('volume.text'), isGiven: true },
    {
      icon: 'file-text',
      title: t('invoice.title'),
      text: t(hasEInvoices ? 'invoice.electronic' : 'invoice.text'),
      isGiven: hasInvoices,
    },
    {
      icon: 'badge-check',
      title: t('reference.title'),
      text: t('reference.text'),
      isGiven: hasInvoices,
    },
    {
      icon: 'landmark',
      title: t('vat.title'),
      text: t(hasReverseCharge ? 'vat.reverse' : 'vat.text'),
      isGiven: hasInvoices,
    },
  ]
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="mb-6 text-2xl font-extrabold sm:text-3xl">
        {t('heading')}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {benefits
          .filter(({ isGiven }) => isGiven)
          .map(({ icon, title, text }) => (
            <li key={icon} className="rounded-card border border-line bg-surface p-5 shadow-card">
              <Icon name={icon} className="size-6 text-primary-strong" />
              <h3 className="mt-3 font-bold">{title}</h3>
              <p className="mt-1 text-sm leading-relaxed text-ink-soft">{text}</p>
            </li>
          ))}
      </ul>
    </section>
  )
}
