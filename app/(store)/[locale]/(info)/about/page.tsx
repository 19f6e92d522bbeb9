import { ArrowRight, BookOpen } from 'lucide-react'
import type { Metadata } from 'next'
import Image from 'next/image'
import { getTranslations } from 'next-intl/server'
import type { AboutPage as AboutPageData, WithContext } from 'schema-dts'
import { PageData } from '@/app/(store)/[locale]/structured-data'
import { Story } from '@/components/info/about/story'
import { Teams } from '@/components/info/about/teams'
import { Values } from '@/components/info/about/values'
import { HelpStrip } from '@/components/info/help-strip'
import { PageHero } from '@/components/info/page-hero'
import { Section } from '@/components/info/section'
import { Stats } from '@/components/info/stats'
import { JsonLd } from '@/components/seo/json-ld'
import { buttonStyle } from '@/components/ui/button'
import { FIGURES } from '@/content/figures'
import { env } from '@/lib/core/env'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageDetails } from '@/lib/seo/store-page-details'
import { cachedSettings } from '@/lib/settings/queries'
import { siteImages } from '@/lib/site-images/queries'

const PATH = '/about'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function AboutPage() {
  const [t, settings, images] = await Promise.all([
    getTranslations('aboutPage'),
    cachedSettings(),
    siteImages(),
  ])
  const picture = images.about ?? SITE_IMAGE_SLOTS.about.defaultUrl
  return (
    <>
      <PageData page={await storePageDetails(PATH)} own={['AboutPage']} />
      <StoreData />
      <PageHero
        trail={[{ name: t('metaTitle'), path: PATH }]}
        siteUrl={env().SITE_URL}
        eyebrow={t('metaTitle')}
        title={t('title', { storeName: settings.storeName })}
        lead={t('lead')}
        aside={
          <Image
            src={picture}
            // Nobody has said what another picture shows: it accompanies the words beside it.
            alt={picture === SITE_IMAGE_SLOTS.about.defaultUrl ? t('imageAlt') : ''}
            width={1200}
            height={900}
            priority
            sizes="(min-width: 64rem) 40vw, 100vw"
            className="mx-auto aspect-4/3 w-full max-w-lg object-cover mask-x-from-94% mask-y-from-94%"
          />
        }
      >
        <div className="mt-12 sm:mt-14">
          <StoreStats />
        </div>
      </PageHero>
      <Section id="story" layout="split" title={t('story.title')}>
        <Story addresses={settings} />
      </Section>
      <Section
        id="values"
        layout="split"
        tone="ink"
        title={t('values.title')}
        lead={t('values.lead')}
      >
        <Values />
      </Section>
      <Section id="team" layout="split" title={t('team.title')} lead={t('team.lead')}>
        <Teams />
      </Section>
      <CallToAction />
      <div className="pt-14 sm:pt-20">
        <HelpStrip />
      </div>
    </>
  )
}

/** What search engines learn of the store. */
async function StoreData() {
  const [{ title, description, locale }, settings] = await Promise.all([
    storePageDetails(PATH),
    cachedSettings(),
  ])
  const siteUrl = env().SITE_URL
  const data: WithContext<AboutPageData> = {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: title,
    description,
    url: siteUrl + getPathname({ href: PATH, locale }),
    inLanguage: locale,
    mainEntity: {
      '@type': 'Organization',
      name: settings.storeName,
      url: siteUrl,
      logo: `${siteUrl}/images/logo-mark.svg`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: settings.supportEmail,
        telephone: settings.supportPhone,
      },
    },
  }
  return <JsonLd data={data} />
}

async function StoreStats() {
  const [home, t, { storeName }] = await Promise.all([
    getTranslations('home.stats'),
    getTranslations('aboutPage.stats'),
    cachedSettings(),
  ])
  return (
    <Stats
      label={home('title', { storeName })}
      stats={[
        { value: home('customersValue'), label: home('customers') },
        { value: home('productsValue'), label: home('products') },
        { value: home('uptimeValue'), label: home('uptime') },
        {
          value: t('satisfaction', { percent: FIGURES.refundSatisfactionPercent }),
          label: t('satisfactionText'),
        },
      ]}
    />
  )
}

async function CallToAction() {
  const t = await getTranslations('aboutPage.cta')
  return (
    <section aria-labelledby="start" className="bg-primary-strong text-white">
      <div className="page-width flex flex-col gap-x-12 gap-y-6 py-12 sm:py-14 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 id="start" className="text-3xl font-extrabold tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-2 max-w-2xl text-lg">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link
            href="/category/productivity"
            className={buttonStyle({
              size: 'lg',
              variant: 'ghost',
              className:
                'bg-white text-primary-deep hover:bg-primary-soft focus-visible:outline-white',
            })}
          >
            {t('products')}
            <ArrowRight aria-hidden className="rtl:-scale-x-100" />
          </Link>
          <Link
            href="/knowledge-base"
            className={buttonStyle({
              size: 'lg',
              variant: 'onDark',
              className:
                'border-white/70 bg-transparent! hover:bg-primary-deep! focus-visible:outline-white',
            })}
          >
            <BookOpen aria-hidden />
            {t('knowledge')}
          </Link>
        </div>
      </div>
    </section>
  )
}
