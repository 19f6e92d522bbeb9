import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { DeveloperHint } from '@/components/storefront/developer-hint'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title') }
}

export default function NotFound() {
  const t = useTranslations('notFound')
  return (
    <div className="page-width py-16 text-center sm:py-24">
      <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">{t('title')}</h1>
      <DeveloperHint>
        <p className="mx-auto mt-6 w-fit rounded-control border border-line bg-surface px-4 py-2.5 font-mono text-sm text-ink-soft">
          {t('hint')}
        </p>
      </DeveloperHint>
      <p className="mx-auto mt-6 max-w-lg text-lg text-muted">{t('text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link href="/" className={buttonStyle({ size: 'lg' })}>
          {t('home')}
        </Link>
        <Link href="/categories" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
          {t('categories')}
        </Link>
        <Link href="/deals" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
          {t('deals')}
        </Link>
        <Link href="/help" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
          {t('help')}
        </Link>
      </div>
    </div>
  )
}
