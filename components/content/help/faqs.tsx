import { useLocale, useTranslations } from 'next-intl'
import type { FAQPage, WithContext } from 'schema-dts'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import { Icon } from '@/components/ui/icon/icon'
import { faqValues, HELP_FAQS } from '@/content/help'
import { Link } from '@/lib/i18n/navigation'
import type { Promises } from '@/lib/settings/promises'

/** Questions that open to their answers; the browser's own disclosure, which needs no scripts. */
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
    <div className="divide-y divide-line rounded-panel border border-line bg-surface shadow-card">
      <JsonLd data={faqData(faqs)} />
      {faqs.map(({ id, href, question, answer, link }) => (
        <details key={id} className="group">
          <summary className="flex list-none items-center justify-between gap-4 rounded-panel px-5 py-4.5 text-lg leading-snug font-bold hover:text-primary-deep sm:px-7 [&::-webkit-details-marker]:hidden">
            <h3 className="text-wrap">{question}</h3>
            <Icon
              name="plus"
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
            />
          </summary>
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
        </details>
      ))}
    </div>
  )
}

const faqData = (faqs: readonly { question: string; answer: string }[]): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
