import { useLocale, useTranslations } from 'next-intl'
import { Disclosure, DisclosureBox } from '@/components/storefront/info/disclosure'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import { Icon } from '@/components/ui/icon/icon'
import { faqValues, HELP_FAQS } from '@/content/help'
import { Link } from '@/lib/i18n/navigation'
import type { Promises } from '@/lib/settings/promises'
import { faqData } from './faq-data'

/** The questions that are asked most, with their answers. */
export function Faqs({ promises }: { promises: Promises }) {
  const t = useTranslations('helpFaqs')
  const values = faqValues(promises, useLocale())
  const faqs = HELP_FAQS.map(({ id, href }) => ({
    id,
    href,
    question: t(`${id}.question`, values),
    answer: t(`${id}.answer`, values),
    link: t(`${id}.link`),
  }))
  return (
    <DisclosureBox>
      <JsonLd data={faqData(faqs)} />
      {faqs.map(({ id, href, question, answer, link }) => (
        <Disclosure key={id} title={question}>
          {/* A link to what is inside opens the disclosure; one to the disclosure itself would not. */}
          <div id={`faq-${id}`} className="scroll-mt-36 px-5 pb-5 sm:px-7">
            <p className="max-w-2xl leading-relaxed text-ink-soft">{answer}</p>
            <Link
              href={href}
              className="mt-2 inline-flex min-h-10 items-center gap-1.5 rounded-control font-semibold text-primary-strong hover:text-primary-deep hover:underline"
            >
              {link}
              <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
            </Link>
          </div>
        </Disclosure>
      ))}
    </DisclosureBox>
  )
}
