import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import NotFound, { generateMetadata as notFoundMetadata } from '@/app/(store)/[locale]/not-found'
import { PlainText } from '@/components/orders/agreed-texts/plain-text'
import { MissingPage } from '@/components/storefront/missing-page'
import { LongDate } from '@/components/ui/long-date'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { idSchema } from '@/lib/core/id-schemas'
import { agreedTextPath } from '@/lib/orders/agreed-texts/contracts'
import { cachedAgreedText } from '@/lib/orders/agreed-texts/queries'

type Props = { params: Promise<{ locale: string; id: string }> }

/** Next requires one; there is none before the first payment. */
export const generateStaticParams = () => [{ id: '-' }]

async function textOf(params: Props['params']) {
  const id = idSchema.safeParse((await params).id)
  return id.success ? cachedAgreedText(id.data) : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const text = await textOf(params)
  if (!text) return notFoundMetadata()
  const [t, locale] = await Promise.all([getTranslations('agreedTexts'), getLocale()])
  return pageMetadata({
    locale,
    path: agreedTextPath(text.id),
    title: t('metaTitle', { title: text.title, number: text.number }),
    robots: 'noindex, follow',
  })
}

/** A version of a text of law, as it was in force: orders lead here for ever. */
export default async function AgreedTextPage({ params }: Props) {
  const text = await textOf(params)
  if (!text)
    return (
      <MissingPage>
        <NotFound />
      </MissingPage>
    )
  const t = await getTranslations('agreedTexts')
  return (
    <div className="page-width max-w-3xl py-10 sm:py-14">
      <h1 lang={text.language} className="text-3xl font-black tracking-tight sm:text-4xl">
        {text.title}
      </h1>
      <p className="mt-3 text-muted">
        {t.rich('lead', {
          number: text.number,
          date: () => <LongDate date={text.validFrom} isInSentence />,
        })}{' '}
        {t('kept')}
      </p>
      <PlainText text={text} />
    </div>
  )
}
