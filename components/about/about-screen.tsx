import { ArrowRight, BookOpen } from 'lucide-react'
import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { Story } from '@/components/about/story'
import { Teams } from '@/components/about/teams'
import { Values } from '@/components/about/values'
import { HelpStrip } from '@/components/info/help-strip'
import { PageHero } from '@/components/info/page-hero'
import { Section } from '@/components/info/section'
import { Stats } from '@/components/info/stats'
import { buttonStyle } from '@/components/ui/button'
import { FIGURES } from '@/content/figures'
import { Link } from '@/lib/i18n/navigation'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import type { Settings } from '@/lib/settings/registry'

const PATH = '/about'

type Props = { settings: Settings; picture: string; siteUrl: string }

/** The about page. */
export function AboutScreen({ settings, picture, siteUrl }: Props) {
  const t = useTranslations('aboutPage')
  return (
    <>
      <PageHero
        trail={[{ name: t('metaTitle'), path: PATH }]}
        siteUrl={siteUrl}
        eyebrow={t('metaTitle')}
        title={t('title', { storeName: settings.storeName })}
        lead={t('lead')}
        aside={
          <Image
            src={picture}
            // Only the default picture has a known alternative text; any other is decorative.
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
          <StoreStats storeName={settings.storeName} />
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

function StoreStats({ storeName }: { storeName: string }) {
  const home = useTranslations('home.stats')
  const t = useTranslations('aboutPage.stats')
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

function CallToAction() {
  const t = useTranslations('aboutPage.cta')
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
